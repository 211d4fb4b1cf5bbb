// What guests read in messages and agree to, in every language that a session offers: the texts a session starts with,
// and the words around a message. {{business}} and the other placeholders are filled in later.

export type BusinessCategory = 'beauty' | 'pets' | 'construction' | 'marketing' | 'other';

interface GuestTexts {
  emailSubject: string;
  emailBody: string;
  smsBody: string;
  /** By the kind of business, because each shows something else. */
  consent: Record<BusinessCategory, string>;
  /** Describes the photo. */
  yourPhoto: string;
  /** The label of the link to it. */
  seePhoto: string;
  learnMore: string;
  unsubscribe: string;
  /** Instead of an unknown first name, after a greeting; without it the name is omitted. */
  nameless?: string;
}

const en: GuestTexts = {
  emailSubject: 'Your photo from {{business}}',
  emailBody: 'Hello {{firstName}},\n\nHere is your photo: {{link}}',
  smsBody: '{{business}}: your photo is at {{link}}',
  consent: {
    beauty:
      'I agree that {{business}} may show photos of me and my new look in its gallery, on its website and on social media. I can withdraw this at any time.',
    pets: 'I agree that {{business}} may show photos of me and my pet in its gallery, on its website and on social media. I can withdraw this at any time.',
    construction:
      'I agree that {{business}} may show these photos of the work, without my name and address, in its gallery, on its website and on social media. I can withdraw this at any time.',
    marketing:
      'I agree that {{business}} may show photos of me from this event in its gallery, on its website and on social media. I can withdraw this at any time.',
    other:
      'I agree that {{business}} may show photos of me in its gallery, on its website and on social media. I can withdraw this at any time.',
  },
  yourPhoto: 'Your photo',
  seePhoto: 'See your photo',
  learnMore: 'Learn more',
  unsubscribe: 'Unsubscribe',
  nameless: 'there',
};

const de: GuestTexts = {
  emailSubject: 'Dein Foto von {{business}}',
  emailBody: 'Hallo {{firstName}},\n\nhier ist dein Foto: {{link}}',
  smsBody: '{{business}}: Hier ist dein Foto: {{link}}',
  consent: {
    beauty:
      'Ich bin einverstanden, dass {{business}} Fotos von mir und meinem neuen Look in der Galerie, auf der Website und in sozialen Medien zeigt. Ich kann das jederzeit widerrufen.',
    pets: 'Ich bin einverstanden, dass {{business}} Fotos von mir und meinem Tier in der Galerie, auf der Website und in sozialen Medien zeigt. Ich kann das jederzeit widerrufen.',
    construction:
      'Ich bin einverstanden, dass {{business}} diese Fotos der Arbeiten ohne meinen Namen und meine Adresse in der Galerie, auf der Website und in sozialen Medien zeigt. Ich kann das jederzeit widerrufen.',
    marketing:
      'Ich bin einverstanden, dass {{business}} Fotos von mir bei dieser Veranstaltung in der Galerie, auf der Website und in sozialen Medien zeigt. Ich kann das jederzeit widerrufen.',
    other:
      'Ich bin einverstanden, dass {{business}} Fotos von mir in der Galerie, auf der Website und in sozialen Medien zeigt. Ich kann das jederzeit widerrufen.',
  },
  yourPhoto: 'Dein Foto',
  seePhoto: 'Dein Foto ansehen',
  learnMore: 'Mehr erfahren',
  unsubscribe: 'Abbestellen',
};

const fr: GuestTexts = {
  emailSubject: 'Votre photo de {{business}}',
  emailBody: 'Bonjour {{firstName}},\n\nVoici votre photo : {{link}}',
  smsBody: '{{business}} : voici votre photo : {{link}}',
  consent: {
    beauty:
      'J’accepte que {{business}} montre des photos de moi et de mon nouveau look dans sa galerie, sur son site web et sur les réseaux sociaux. Je peux retirer mon accord à tout moment.',
    pets: 'J’accepte que {{business}} montre des photos de moi et de mon animal dans sa galerie, sur son site web et sur les réseaux sociaux. Je peux retirer mon accord à tout moment.',
    construction:
      'J’accepte que {{business}} montre ces photos des travaux, sans mon nom ni mon adresse, dans sa galerie, sur son site web et sur les réseaux sociaux. Je peux retirer mon accord à tout moment.',
    marketing:
      'J’accepte que {{business}} montre des photos de moi prises à cet événement dans sa galerie, sur son site web et sur les réseaux sociaux. Je peux retirer mon accord à tout moment.',
    other:
      'J’accepte que {{business}} montre des photos de moi dans sa galerie, sur son site web et sur les réseaux sociaux. Je peux retirer mon accord à tout moment.',
  },
  yourPhoto: 'Votre photo',
  seePhoto: 'Voir votre photo',
  learnMore: 'En savoir plus',
  unsubscribe: 'Se désabonner',
};

const es: GuestTexts = {
  emailSubject: 'Tu foto de {{business}}',
  emailBody: 'Hola {{firstName}}:\n\nAquí tienes tu foto: {{link}}',
  smsBody: '{{business}}: aquí tienes tu foto: {{link}}',
  consent: {
    beauty:
      'Acepto que {{business}} muestre fotos mías y de mi nuevo look en su galería, en su sitio web y en redes sociales. Puedo retirar mi permiso en cualquier momento.',
    pets: 'Acepto que {{business}} muestre fotos mías y de mi mascota en su galería, en su sitio web y en redes sociales. Puedo retirar mi permiso en cualquier momento.',
    construction:
      'Acepto que {{business}} muestre estas fotos del trabajo, sin mi nombre ni mi dirección, en su galería, en su sitio web y en redes sociales. Puedo retirar mi permiso en cualquier momento.',
    marketing:
      'Acepto que {{business}} muestre fotos mías de este evento en su galería, en su sitio web y en redes sociales. Puedo retirar mi permiso en cualquier momento.',
    other:
      'Acepto que {{business}} muestre fotos mías en su galería, en su sitio web y en redes sociales. Puedo retirar mi permiso en cualquier momento.',
  },
  yourPhoto: 'Tu foto',
  seePhoto: 'Ver tu foto',
  learnMore: 'Más información',
  unsubscribe: 'Cancelar la suscripción',
};

const it: GuestTexts = {
  emailSubject: 'La tua foto di {{business}}',
  emailBody: 'Ciao {{firstName}},\n\necco la tua foto: {{link}}',
  smsBody: '{{business}}: ecco la tua foto: {{link}}',
  consent: {
    beauty:
      'Accetto che {{business}} mostri foto di me e del mio nuovo look nella sua galleria, sul suo sito web e sui social media. Posso revocare il consenso in qualsiasi momento.',
    pets: 'Accetto che {{business}} mostri foto di me e del mio animale nella sua galleria, sul suo sito web e sui social media. Posso revocare il consenso in qualsiasi momento.',
    construction:
      'Accetto che {{business}} mostri queste foto dei lavori, senza il mio nome e il mio indirizzo, nella sua galleria, sul suo sito web e sui social media. Posso revocare il consenso in qualsiasi momento.',
    marketing:
      'Accetto che {{business}} mostri foto di me a questo evento nella sua galleria, sul suo sito web e sui social media. Posso revocare il consenso in qualsiasi momento.',
    other:
      'Accetto che {{business}} mostri foto di me nella sua galleria, sul suo sito web e sui social media. Posso revocare il consenso in qualsiasi momento.',
  },
  yourPhoto: 'La tua foto',
  seePhoto: 'Guarda la tua foto',
  learnMore: 'Scopri di più',
  unsubscribe: 'Annulla iscrizione',
};

const nl: GuestTexts = {
  emailSubject: 'Je foto van {{business}}',
  emailBody: 'Hallo {{firstName}},\n\nHier is je foto: {{link}}',
  smsBody: '{{business}}: hier is je foto: {{link}}',
  consent: {
    beauty:
      "Ik ga ermee akkoord dat {{business}} foto's van mij en mijn nieuwe look toont in de galerij, op de website en op sociale media. Ik kan dit altijd intrekken.",
    pets: "Ik ga ermee akkoord dat {{business}} foto's van mij en mijn huisdier toont in de galerij, op de website en op sociale media. Ik kan dit altijd intrekken.",
    construction:
      "Ik ga ermee akkoord dat {{business}} deze foto's van het werk, zonder mijn naam en adres, toont in de galerij, op de website en op sociale media. Ik kan dit altijd intrekken.",
    marketing:
      "Ik ga ermee akkoord dat {{business}} foto's van mij op dit evenement toont in de galerij, op de website en op sociale media. Ik kan dit altijd intrekken.",
    other:
      "Ik ga ermee akkoord dat {{business}} foto's van mij toont in de galerij, op de website en op sociale media. Ik kan dit altijd intrekken.",
  },
  yourPhoto: 'Je foto',
  seePhoto: 'Bekijk je foto',
  learnMore: 'Meer informatie',
  unsubscribe: 'Afmelden',
};

const pt: GuestTexts = {
  emailSubject: 'Sua foto de {{business}}',
  emailBody: 'Olá {{firstName}},\n\nAqui está a sua foto: {{link}}',
  smsBody: '{{business}}: aqui está a sua foto: {{link}}',
  consent: {
    beauty:
      'Concordo que {{business}} mostre fotos minhas e do meu novo visual na sua galeria, no seu site e nas redes sociais. Posso retirar a autorização a qualquer momento.',
    pets: 'Concordo que {{business}} mostre fotos minhas e do meu animal na sua galeria, no seu site e nas redes sociais. Posso retirar a autorização a qualquer momento.',
    construction:
      'Concordo que {{business}} mostre estas fotos da obra, sem o meu nome e o meu endereço, na sua galeria, no seu site e nas redes sociais. Posso retirar a autorização a qualquer momento.',
    marketing:
      'Concordo que {{business}} mostre fotos minhas deste evento na sua galeria, no seu site e nas redes sociais. Posso retirar a autorização a qualquer momento.',
    other:
      'Concordo que {{business}} mostre fotos minhas na sua galeria, no seu site e nas redes sociais. Posso retirar a autorização a qualquer momento.',
  },
  yourPhoto: 'Sua foto',
  seePhoto: 'Ver sua foto',
  learnMore: 'Saiba mais',
  unsubscribe: 'Cancelar inscrição',
};

const TEXTS: Record<string, GuestTexts> = { en, de, fr, es, it, nl, pt };

/** @param locale such as `fr-CA`; in another language, the texts are in English */
export const guestTexts = (locale: string): GuestTexts => TEXTS[locale.slice(0, 2).toLowerCase()] ?? en;
