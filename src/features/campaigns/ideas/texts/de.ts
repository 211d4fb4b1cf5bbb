import type { IdeaTexts } from './idea-texts';

export const texts: IdeaTexts = {
  optOut: 'Antworten Sie STOP, um sich abzumelden.',
  bookNow: 'Jetzt buchen',
  seePhoto: 'Ihr Foto ansehen',
  ideas: {
    textback: {
      body: 'Hallo {{firstName}}, es ist Zeit für Ihren nächsten Besuch bei {{business}}.',
    },
    holidays: {
      subject: 'Ein Geschenk, das allen passt',
      body: 'Hallo {{firstName}}, suchen Sie noch ein Geschenk? Ein Gutschein von {{business}} ist in einer Minute fertig.',
      button: 'Gutscheine ansehen',
    },
    autumn: {
      subject: 'Etwas Neues für den Herbst, {{firstName}}?',
      body: 'Die Tage werden kürzer. Gönnen Sie sich eine Stunde bei {{business}}.',
    },
    summer: {
      subject: 'Bereit für den Sommer, {{firstName}}?',
      body: 'Kommen Sie vor dem Urlaub bei {{business}} vorbei. Wir freuen uns auf Sie.',
    },
    spring: {
      subject: 'Hallo Frühling, {{firstName}}',
      body: 'Eine neue Jahreszeit ist ein guter Anlass für einen Besuch bei {{business}}.',
    },
    january: {
      subject: 'Ein gutes neues Jahr, {{firstName}}',
      body: 'Danke für das vergangene Jahr. Wir freuen uns auf Ihren ersten Besuch bei {{business}} in diesem Jahr.',
    },
    winback: {
      subject: 'Sie fehlen uns, {{firstName}}',
      body: 'Hallo {{firstName}}, es ist eine Weile her. Wir würden uns freuen, Sie bei {{business}} wiederzusehen.',
    },
    birthday: {
      subject: 'Eine Kleinigkeit für Sie, {{firstName}}',
      body: 'Hallo {{firstName}}, Ihr Geburtstag ist nah. Zeigen Sie diese Nachricht bei {{business}}, und eine Kleinigkeit geht auf uns.',
    },
    thanks: {
      subject: 'Hier ist Ihr Foto, {{firstName}}',
      body: 'Danke für Ihren Besuch bei {{business}}. Hier ist Ihr Foto, zum Behalten und Teilen.',
    },
    unseen: {
      subject: '{{firstName}}, Ihr Foto wartet',
      body: 'Hallo {{firstName}}, Sie haben Ihr Foto von {{business}} noch nicht angesehen. Hier ist es.',
    },
    shades: {
      subject: 'Neue Farbtöne sind da',
      body: 'Hallo {{firstName}}, bei {{business}} gibt es neue Farben. Sehen Sie, wie sie Ihnen stehen könnten.',
    },
    trim: {
      subject: 'Zeit für einen Schnitt, {{firstName}}?',
      body: 'Es ist acht Wochen her oder länger. Ein Platz bei {{business}} wartet auf Sie.',
    },
    bath: {
      subject: 'Zeit für ein Bad?',
      body: 'Hallo {{firstName}}, das letzte Bad ist eine Weile her. Bei {{business}} ist diese Woche noch Platz.',
    },
    portrait: {
      subject: 'Bringen Sie Ihren Liebling zum Fototermin',
      body: 'Bringen Sie Ihren Begleiter zu {{business}}, und nehmen Sie ein Porträt mit nach Hause.',
    },
    season: {
      subject: 'Planen wir Ihr Projekt?',
      body: 'Hallo {{firstName}}, der Kalender von {{business}} füllt sich. Erzählen Sie uns, was Sie vorhaben, dann sehen wir es uns gemeinsam an.',
      button: 'Kontakt aufnehmen',
    },
    checkup: {
      subject: 'Wie sieht unsere Arbeit heute aus?',
      body: 'Wir möchten sehen, wie sich unsere Arbeit hält. Antworten Sie auf diese Nachricht, dann kommt jemand von {{business}} vorbei.',
      button: 'Kontakt aufnehmen',
    },
    event: {
      subject: 'Sie sind eingeladen, {{firstName}}',
      body: '{{business}} öffnet die Türen. Bringen Sie jemanden mit, und nehmen Sie ein Foto mit nach Hause.',
      button: 'Platz sichern',
    },
    recap: {
      subject: 'Hier ist Ihr Foto, {{firstName}}',
      body: 'Danke für Ihr Kommen, {{firstName}}. Hier ist Ihr Foto von {{business}}.',
    },
    news: {
      subject: 'Neues von {{business}}',
      body: 'Hallo {{firstName}}, seit Ihrem Besuch hat sich einiges geändert. Schauen Sie vorbei.',
      button: 'Neues ansehen',
    },
    return: {
      subject: 'Auf bald, {{firstName}}',
      body: 'Es sind drei Monate vergangen. Wir würden uns freuen, Sie bei {{business}} zu sehen.',
    },
  },
};
