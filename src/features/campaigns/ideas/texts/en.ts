import type { IdeaTexts } from './idea-texts';

export const texts: IdeaTexts = {
  optOut: 'Reply STOP to opt out.',
  bookNow: 'Book now',
  seePhoto: 'See your photo',
  ideas: {
    textback: {
      body: 'Hi {{firstName}}, it is time for your next visit at {{business}}.',
    },
    holidays: {
      subject: 'A gift that fits everyone',
      body: 'Hi {{firstName}}, still looking for a present? A gift card of {{business}} is ready in a minute.',
      button: 'See gift cards',
    },
    autumn: {
      subject: 'Something new for autumn, {{firstName}}?',
      body: 'The days get shorter. Treat yourself to an hour at {{business}}.',
    },
    summer: {
      subject: 'Ready for summer, {{firstName}}?',
      body: 'Before you leave for your vacation, come by at {{business}}. We look forward to you.',
    },
    spring: {
      subject: 'Hello spring, {{firstName}}',
      body: 'A new season is a good time for a visit at {{business}}.',
    },
    january: {
      subject: 'Happy New Year, {{firstName}}',
      body: 'Thank you for last year. We look forward to your first visit at {{business}} this year.',
    },
    winback: {
      subject: 'We miss you, {{firstName}}',
      body: 'Hi {{firstName}}, it has been a while. We would love to see you again at {{business}}.',
    },
    birthday: {
      subject: 'Something small for you, {{firstName}}',
      body: 'Hi {{firstName}}, your birthday is close. Show this message at {{business}}, and something small is on us.',
    },
    thanks: {
      subject: 'Here is your photo, {{firstName}}',
      body: 'Thank you for your visit at {{business}}. Here is your photo, to keep and to share.',
    },
    unseen: {
      subject: '{{firstName}}, your photo is waiting',
      body: 'Hi {{firstName}}, you have not seen your photo from {{business}} yet. Here it is.',
    },
    shades: {
      subject: 'New shades are here',
      body: 'Hi {{firstName}}, new colors are in at {{business}}. Come and see what they could look like on you.',
    },
    trim: {
      subject: 'Time for a trim, {{firstName}}?',
      body: 'It has been eight weeks or more. A chair at {{business}} is waiting for you.',
    },
    bath: {
      subject: 'Time for a bath?',
      body: 'Hi {{firstName}}, it has been a while since the last bath. There is room at {{business}} this week.',
    },
    portrait: {
      subject: 'Bring your companion for a photo',
      body: 'Bring your companion to {{business}} and take a portrait home.',
    },
    season: {
      subject: 'Shall we plan your project?',
      body: 'Hi {{firstName}}, the calendar at {{business}} is filling. Tell us what you have in mind, and we look at it together.',
      button: 'Get in touch',
    },
    checkup: {
      subject: 'How does our work look today?',
      body: 'We would like to see how our work holds up. Reply to this message and someone from {{business}} will come by.',
      button: 'Get in touch',
    },
    event: {
      subject: 'You are invited, {{firstName}}',
      body: '{{business}} opens its doors. Bring a friend and take a photo home.',
      button: 'Save your place',
    },
    recap: {
      subject: 'Here is your photo, {{firstName}}',
      body: 'Thank you for coming, {{firstName}}. Here is your photo from {{business}}.',
    },
    news: {
      subject: 'News from {{business}}',
      body: 'Hi {{firstName}}, a few things have changed since you were here. Come and have a look.',
      button: "See what's new",
    },
    return: {
      subject: 'Come again, {{firstName}}',
      body: 'It has been three months. We would love to see you at {{business}}.',
    },
  },
};
