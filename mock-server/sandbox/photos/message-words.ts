// Default texts of messages with a photo, in the account's language. A session can replace them.

interface MessageWords {
  emailSubject: string;
  emailBody: string;
  smsBody: string;
  /** Describes the photo. */
  yourPhoto: string;
  /** The label of the link to it. */
  seePhoto: string;
  /** Used if the first name is unknown; if absent, the name is omitted. */
  firstName?: string;
}

const english: MessageWords = {
  emailSubject: 'Your photo from {{business}}',
  emailBody: 'Hello {{firstName}},\n\nhere is your photo: {{link}}',
  smsBody: '{{business}}: your photo is at {{link}}',
  yourPhoto: 'Your photo',
  seePhoto: 'See your photo',
  firstName: 'there',
};

const others: Record<string, MessageWords> = {
  de: {
    emailSubject: 'Dein Foto von {{business}}',
    emailBody: 'Hallo {{firstName}},\n\nhier ist dein Foto: {{link}}',
    smsBody: '{{business}}: Hier ist dein Foto: {{link}}',
    yourPhoto: 'Dein Foto',
    seePhoto: 'Dein Foto ansehen',
  },
  es: {
    emailSubject: 'Tu foto de {{business}}',
    emailBody: 'Hola {{firstName}}:\n\nAquí tienes tu foto: {{link}}',
    smsBody: '{{business}}: aquí tienes tu foto: {{link}}',
    yourPhoto: 'Tu foto',
    seePhoto: 'Ver tu foto',
  },
  fr: {
    emailSubject: 'Votre photo de {{business}}',
    emailBody: 'Bonjour {{firstName}},\n\nvoici votre photo : {{link}}',
    smsBody: '{{business}} : voici votre photo : {{link}}',
    yourPhoto: 'Votre photo',
    seePhoto: 'Voir votre photo',
  },
};

/** @param locale such as `en-CA` */
export const messageWords = (locale: string): MessageWords =>
  others[new Intl.Locale(locale).language] ?? english;
