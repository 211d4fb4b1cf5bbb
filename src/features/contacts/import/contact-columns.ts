import { msg } from '@lingui/core/macro';
import type { ImportTable } from '~/patterns/import/engine/columns';

type Column =
  | 'emailAddress'
  | 'phoneNumber'
  | 'fullName'
  | 'firstName'
  | 'lastName'
  | 'birthday'
  | 'tags'
  | 'notes'
  | 'emailConsent'
  | 'smsConsent'
  | 'consentEvidence'
  | 'lastVisit'
  | 'visitCount'
  | 'spent'
  | 'locationIds'
  | 'source'
  | 'sourceId';

const wordsOf = (name: string) => name.split(/\s+/);

/** The last word is the last name; a single word is the first name. */
const nameParts = {
  firstName: (name: string) => wordsOf(name).slice(0, -1).join(' ') || name,
  lastName: (name: string) => wordsOf(name).slice(1).at(-1) ?? '',
};

/** A header that seems to be about consent. */
export const CONSENT_LIKE =
  /consent|opt.?(in|out)\b|opted|newsletter|marketing|subscri|\bsms\b|\b(ok|agreed) to\b|mailing|einwillig|werbung|publici/i;

export const contactTable: ImportTable<Column> = {
  needed: ['emailAddress', 'phoneNumber'],
  leavesOut: true,
  columns: [
    {
      name: 'emailAddress',
      label: msg`Email address`,
      kind: 'email',
      identifies: true,
      example: 'ada@example.com',
      aliases: [
        'e-mail',
        'mail',
        'E-Mail-Adresse',
        'Mailadresse',
        'Adresse e-mail',
        'courriel',
        'mél',
        'correo',
      ],
    },
    {
      name: 'phoneNumber',
      label: msg`Phone number`,
      kind: 'phone',
      identifies: true,
      example: '(416) 555-0118',
      hint: msg`Enter 10 digits, or start with + and the country code.`,
      aliases: [
        ...['phone', 'tel', 'telephone', 'mobile', 'mobile number', 'cell', 'cell phone', 'Telefon'],
        ...['Telefonnummer', 'Rufnummer', 'Handy', 'Handynummer', 'Mobil', 'Mobilnummer', 'téléphone'],
        ...['Numéro de téléphone', 'portable', 'mobile phone', 'teléfono', 'móvil'],
      ],
    },
    {
      name: 'fullName',
      label: msg`Full name`,
      kind: 'text',
      example: 'Ada Okafor',
      aliases: ['Full name', 'Vollständiger Name', 'Nom complet'],
      exactAliases: ['name', 'customer name', 'client name', 'guest name', 'contact name', 'Kundenname'],
      parts: nameParts,
    },
    {
      name: 'firstName',
      label: msg`First name`,
      kind: 'text',
      example: 'Ada',
      aliases: ['given name', 'forename', 'Vorname', 'prénom'],
      exactAliases: ['first'],
    },
    {
      name: 'lastName',
      label: msg`Last name`,
      kind: 'text',
      example: 'Okafor',
      aliases: ['surname', 'family name', 'Nachname', 'Familienname', 'nom', 'nom de famille'],
      exactAliases: ['last'],
    },
    {
      name: 'birthday',
      label: msg`Birthday`,
      kind: 'monthDay',
      example: '04-23',
      hint: msg`Enter the birthday as month and day, like 04-23.`,
      aliases: [
        ...['birth date', 'birthdate', 'date of birth', 'dob', 'Geburtstag', 'Geburtsdatum', 'anniversaire'],
        ...['date de naissance', 'naissance', 'bday', 'birth', 'Geb.-Datum', 'cumpleaños', 'nacimiento'],
      ],
    },
    {
      name: 'tags',
      label: msg`Tags`,
      kind: 'list',
      example: 'colour; autumn',
      aliases: ['tag', 'labels', 'groups', 'Schlagwörter', 'Stichwörter', 'Gruppen', 'étiquettes', 'groupes'],
    },
    {
      name: 'notes',
      label: msg`Notes`,
      kind: 'text',
      example: 'Prefers Thursdays.',
      aliases: ['note', 'comment', 'comments', 'remarks', 'Notiz', 'Notizen', 'Bemerkung', 'remarques'],
    },
    {
      name: 'emailConsent',
      label: msg`Agreed to email`,
      kind: 'consent',
      // Not those about leaving it, where yes means no.
      pattern: /^(?!.*(unsub|out|ab(ge)?meld|d[eé]s(ab|ins)|baja)).*newsletter/i,
      example: 'yes',
      hint: msg`Enter yes or no, or leave it empty.`,
      aliases: [
        ...[
          'Agreed to email',
          'email consent',
          'email opt in',
          'accepts marketing',
          'accepts email marketing',
        ],
        ...['Einwilligung E-Mail', 'Mit E-Mail einverstanden', 'consentement e-mail', 'Accepte les e-mails'],
      ],
      exactAliases: [
        ...[
          'opt in',
          'opted in',
          'marketing',
          'marketing ok',
          'ok to market',
          'marketing consent',
          'consent',
        ],
        ...['marketing emails', 'email marketing', 'email ok', 'ok to email', 'can email', 'accepts emails'],
        ...[
          'newsletter',
          'newsletter ok',
          'subscribed',
          'email subscribed',
          'mailing list',
          'Werbung',
          'Werbung ok',
        ],
        ...['Marketing erlaubt', 'Einwilligung', 'publicité', 'consentement', 'consentimiento', 'publicidad'],
      ],
    },
    {
      name: 'smsConsent',
      label: msg`Agreed to SMS`,
      kind: 'consent',
      example: 'yes',
      hint: msg`Enter yes or no, or leave it empty.`,
      aliases: [
        ...['Agreed to SMS', 'sms consent', 'sms opt in', 'accepts sms marketing', 'Einwilligung SMS'],
        ...['Mit SMS einverstanden', 'consentement sms', 'Accepte les SMS'],
      ],
      exactAliases: [
        ...['sms', 'sms ok', 'ok to sms', 'text ok', 'texts ok', 'ok to text', 'can text', 'text opt in'],
        ...[
          'sms marketing',
          'text marketing',
          'accepts texts',
          'sms subscribed',
          'SMS erlaubt',
          'SMS-Werbung',
        ],
      ],
    },
    {
      name: 'consentEvidence',
      label: msg`How they agreed`,
      kind: 'text',
      example: 'Signed up in the salon',
      aliases: [
        ...['How they agreed', 'consent evidence', 'consent source', 'opt in source', 'signup source'],
        ...['Art der Zustimmung', 'Nachweis der Einwilligung', 'Mode d’accord', 'preuve du consentement'],
      ],
    },
    {
      name: 'lastVisit',
      label: msg`Last visit`,
      kind: 'date',
      example: '2026-04-23',
      hint: msg`Enter the day like 2026-04-23.`,
      aliases: ['Letzter Besuch', 'Dernière visite', 'última visita'],
      exactAliases: [
        ...['last appointment', 'last seen', 'last booking', 'letzter Termin', 'dernier rendez-vous'],
        ...['dernier passage', 'última cita'],
      ],
    },
    {
      name: 'visitCount',
      label: msg`Visits`,
      kind: 'wholeNumber',
      example: '12',
      hint: msg`Enter the number of visits, like 12.`,
      aliases: [
        ...[
          'visits',
          'number of visits',
          'visit count',
          'total visits',
          'Anzahl Besuche',
          'Besuche',
          'nombre de visites',
        ],
        ...['visites', 'número de visitas', 'visitas'],
      ],
      exactAliases: ['bookings', 'appointments', 'number of appointments', 'total appointments', 'Termine'],
    },
    {
      name: 'spent',
      label: msg`Spent`,
      kind: 'money',
      example: '640.00',
      hint: msg`Enter the amount as a number of 0 or more, like 48.00.`,
      aliases: [
        ...['total spent', 'amount spent', 'total spend', 'lifetime spend', 'lifetime value', 'total sales'],
        ...['Ausgegeben', 'dépensé', 'Gesamtumsatz', 'total dépensé', 'total gastado'],
      ],
      // Alone: with another word, such as that for the last visit, they are no total.
      exactAliases: [
        ...['spend', 'revenue', 'sales', 'ltv', 'Umsatz', 'Ausgaben', 'dépenses', 'chiffre d’affaires', 'CA'],
        'gasto',
      ],
    },
    {
      name: 'locationIds',
      label: msg`Location IDs`,
      kind: 'list',
      example: '',
      aliases: ['location id', 'Standort-IDs', 'Identifiants des sites'],
    },
    {
      name: 'source',
      label: msg`Source`,
      kind: 'text',
      example: 'square',
      hint: msg`Enter the source in lowercase letters, digits, - and _ (40 at most).`,
      aliases: ['origin', 'Quelle', 'Herkunft', 'provenance'],
    },
    {
      name: 'sourceId',
      label: msg`External ID`,
      kind: 'text',
      example: 'SQ-7Q2M81',
      aliases: [
        ...[
          'External ID',
          'Externe ID',
          'Identifiant externe',
          'ID at the source',
          'source id',
          'customer id',
          'client id',
          'reference id',
          'ID in der Quelle',
          'Kundennummer',
        ],
        ...['Identifiant à la source', 'numéro client'],
      ],
    },
  ],
};
