import type { IdeaTexts } from './idea-texts';

export const texts: IdeaTexts = {
  optOut: 'Antwoord STOP om je af te melden.',
  bookNow: 'Nu boeken',
  seePhoto: 'Bekijk je foto',
  ideas: {
    textback: { body: 'Hallo {{firstName}}, het is tijd voor je volgende bezoek aan {{business}}.' },
    holidays: {
      subject: 'Een cadeau dat iedereen past',
      body: 'Hallo {{firstName}}, zoek je nog een cadeau? Een cadeaubon van {{business}} is in een minuut klaar.',
      button: 'Cadeaubonnen bekijken',
    },
    autumn: {
      subject: 'Iets nieuws voor de herfst, {{firstName}}?',
      body: 'De dagen worden korter. Gun jezelf een uur bij {{business}}.',
    },
    summer: {
      subject: 'Klaar voor de zomer, {{firstName}}?',
      body: 'Kom voor je vakantie langs bij {{business}}. We kijken ernaar uit.',
    },
    spring: {
      subject: 'Hallo lente, {{firstName}}',
      body: 'Een nieuw seizoen is een goed moment voor een bezoek aan {{business}}.',
    },
    january: {
      subject: 'Gelukkig nieuwjaar, {{firstName}}',
      body: 'Bedankt voor het afgelopen jaar. We kijken uit naar je eerste bezoek aan {{business}} dit jaar.',
    },
    winback: {
      subject: 'We missen je, {{firstName}}',
      body: 'Hallo {{firstName}}, het is een tijd geleden. We zien je graag weer bij {{business}}.',
    },
    birthday: {
      subject: 'Een kleinigheid voor jou, {{firstName}}',
      body: 'Hallo {{firstName}}, je bent bijna jarig. Laat dit bericht zien bij {{business}} en je krijgt een kleinigheid van ons.',
    },
    thanks: {
      subject: 'Hier is je foto, {{firstName}}',
      body: 'Bedankt voor je bezoek aan {{business}}. Hier is je foto, om te bewaren en te delen.',
    },
    unseen: {
      subject: '{{firstName}}, je foto wacht op je',
      body: 'Hallo {{firstName}}, je hebt je foto van {{business}} nog niet bekeken. Hier is hij.',
    },
    shades: {
      subject: 'De nieuwe tinten zijn er',
      body: 'Hallo {{firstName}}, er zijn nieuwe kleuren bij {{business}}. Kom kijken hoe ze je staan.',
    },
    trim: {
      subject: 'Tijd om je haar te laten knippen, {{firstName}}?',
      body: 'Het is acht weken of langer geleden. Bij {{business}} staat een stoel voor je klaar.',
    },
    bath: {
      subject: 'Tijd voor een bad?',
      body: 'Hallo {{firstName}}, het laatste bad is een tijd geleden. Deze week is er plek bij {{business}}.',
    },
    portrait: {
      subject: 'Kom met je huisdier op de foto',
      body: 'Neem je huisdier mee naar {{business}} en ga met een portret naar huis.',
    },
    season: {
      subject: 'Zullen we je project plannen?',
      body: 'Hallo {{firstName}}, de agenda van {{business}} raakt vol. Vertel ons wat je van plan bent, dan bekijken we het samen.',
      button: 'Contact opnemen',
    },
    checkup: {
      subject: 'Hoe ziet ons werk er vandaag uit?',
      body: 'We zien graag hoe ons werk zich houdt. Beantwoord dit bericht en er komt iemand van {{business}} langs.',
      button: 'Contact opnemen',
    },
    event: {
      subject: 'Je bent uitgenodigd, {{firstName}}',
      body: '{{business}} opent de deuren. Neem iemand mee en ga met een foto naar huis.',
      button: 'Plaats reserveren',
    },
    recap: {
      subject: 'Hier is je foto, {{firstName}}',
      body: 'Bedankt voor je komst, {{firstName}}. Hier is je foto van {{business}}.',
    },
    news: {
      subject: 'Nieuws van {{business}}',
      body: 'Hallo {{firstName}}, er is het een en ander veranderd sinds je bezoek. Kom eens kijken.',
      button: 'Bekijk wat er nieuw is',
    },
    return: {
      subject: 'Tot gauw, {{firstName}}',
      body: 'Het is drie maanden geleden. We zien je graag bij {{business}}.',
    },
  },
};
