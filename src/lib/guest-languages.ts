/** The languages that a session offers. Guest pages and messages to guests have all their words in each of them. */
export const GUEST_LANGUAGES = ['en', 'en-CA', 'en-GB', 'en-US', 'de', 'fr', 'fr-CA', 'es', 'it', 'nl', 'pt'];
