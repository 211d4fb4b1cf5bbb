import type { IdeaTexts } from './idea-texts';

export const texts: IdeaTexts = {
  optOut: 'Répondez STOP pour vous désinscrire.',
  bookNow: 'Réserver',
  seePhoto: 'Voir votre photo',
  ideas: {
    textback: {
      body: 'Bonjour {{firstName}}, il est temps de revenir chez {{business}}.',
    },
    holidays: {
      subject: 'Un cadeau qui convient à tous',
      body: 'Bonjour {{firstName}}, vous cherchez encore un cadeau ? Une carte cadeau de {{business}} est prête en une minute.',
      button: 'Voir les cartes cadeaux',
    },
    autumn: {
      subject: 'Du nouveau pour l’automne, {{firstName}} ?',
      body: 'Les jours raccourcissent. Offrez-vous une heure chez {{business}}.',
    },
    summer: {
      subject: 'Prêt pour l’été, {{firstName}} ?',
      body: 'Avant de partir en vacances, passez chez {{business}}. Nous vous attendons avec plaisir.',
    },
    spring: {
      subject: 'Bonjour le printemps, {{firstName}}',
      body: 'Une nouvelle saison est une bonne occasion de passer chez {{business}}.',
    },
    january: {
      subject: 'Bonne année, {{firstName}}',
      body: 'Merci pour l’année passée. Nous attendons avec plaisir votre première visite chez {{business}} cette année.',
    },
    winback: {
      subject: 'Vous nous manquez, {{firstName}}',
      body: 'Bonjour {{firstName}}, cela fait longtemps. Nous serions ravis de vous revoir chez {{business}}.',
    },
    birthday: {
      subject: 'Une petite attention pour vous, {{firstName}}',
      body: 'Bonjour {{firstName}}, votre anniversaire approche. Montrez ce message chez {{business}}, et nous vous offrons une petite attention.',
    },
    thanks: {
      subject: 'Voici votre photo, {{firstName}}',
      body: 'Merci de votre visite chez {{business}}. Voici votre photo, à garder et à partager.',
    },
    unseen: {
      subject: '{{firstName}}, votre photo vous attend',
      body: 'Bonjour {{firstName}}, vous n’avez pas encore vu votre photo de {{business}}. La voici.',
    },
    shades: {
      subject: 'Les nouvelles nuances sont là',
      body: 'Bonjour {{firstName}}, de nouvelles couleurs sont arrivées chez {{business}}. Venez voir ce qu’elles donneraient sur vous.',
    },
    trim: {
      subject: 'L’heure d’une coupe, {{firstName}} ?',
      body: 'Cela fait huit semaines ou plus. Un fauteuil vous attend chez {{business}}.',
    },
    bath: {
      subject: 'L’heure du bain ?',
      body: 'Bonjour {{firstName}}, le dernier bain remonte à un moment. Il reste de la place chez {{business}} cette semaine.',
    },
    portrait: {
      subject: 'Venez avec votre compagnon pour une photo',
      body: 'Venez avec votre compagnon chez {{business}} et repartez avec un portrait.',
    },
    season: {
      subject: 'Et si nous planifiions votre projet ?',
      body: 'Bonjour {{firstName}}, le calendrier de {{business}} se remplit. Dites-nous votre projet, et nous le regarderons ensemble.',
      button: 'Nous contacter',
    },
    checkup: {
      subject: 'Notre travail tient-il toujours ?',
      body: 'Nous aimerions voir comment notre travail a tenu. Répondez à ce message, et quelqu’un de {{business}} passera.',
      button: 'Nous contacter',
    },
    event: {
      subject: 'Vous êtes invité, {{firstName}}',
      body: '{{business}} ouvre ses portes. Venez accompagné et repartez avec une photo.',
      button: 'Réserver votre place',
    },
    recap: {
      subject: 'Voici votre photo, {{firstName}}',
      body: 'Merci d’être venu, {{firstName}}. Voici votre photo de {{business}}.',
    },
    news: {
      subject: 'Des nouvelles de {{business}}',
      body: 'Bonjour {{firstName}}, quelques nouveautés depuis votre visite. Venez voir.',
      button: 'Voir les nouveautés',
    },
    return: {
      subject: 'À bientôt, {{firstName}}',
      body: 'Trois mois ont passé. Nous serions ravis de vous voir chez {{business}}.',
    },
  },
};
