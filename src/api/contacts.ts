// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/contacts';
export * from './generated/enums/contacts';
export * from './generated/hooks/contacts';
export type {
  ConsentHow,
  ConsentStatus,
  Contact,
  ContactBirthday,
  ContactConsent,
  ContactConsentChange,
  ContactCreate,
  ContactCsvFile,
  ContactEmail,
  ContactEmailDeleted,
  ContactEmailPage,
  ContactEmailValue,
  ContactEmailValues,
  ContactFullName,
  ContactImport,
  ContactImportRejection,
  ContactImportSummary,
  ContactLocationIds,
  ContactNotes,
  ContactPage,
  ContactPhoneNumber,
  ContactPhoneNumberDeleted,
  ContactPhoneNumberPage,
  ContactPhoneNumberValue,
  ContactPhoneNumberValues,
  ContactSource,
  ContactSourceId,
  ContactTag,
  ContactTags,
  ContactUpdate,
} from './generated/hooks/models.schemas';
export * from './generated/params/contacts';
