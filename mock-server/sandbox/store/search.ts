/** Text as a search compares it. Folded here and not by the database, whose idea of case depends on its locale. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A pattern for LIKE: texts that contain this one, in any case, if they were folded when they were stored. */
export const containing = (text: string): string => `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Text as a list is sorted by it, by code points: without case, and É beside E. */
export const sortKey = (text: string): string => folded(text).normalize('NFKD').replace(/\p{M}/gu, '');
