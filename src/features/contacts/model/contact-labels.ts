// Labels for the values of a contact.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConsentHow, ConsentStatus } from '~/api/contacts';

/** The consent of a contact on one channel. */
export const consentLabels: Record<ConsentStatus, MessageDescriptor> = {
  in: msg`Agreed`,
  out: msg`Opted out`,
  unknown: msg`Not asked`,
};

export const consentHowLabels: Record<ConsentHow, MessageDescriptor> = {
  booth: msg`At a booth`,
  microsite: msg`On the microsite`,
  staff: msg`In person`,
  import: msg`In an import`,
  integration: msg`From a connected service`,
  unsubscribe: msg`By the unsubscribe link`,
  stop: msg`By replying STOP`,
};

/** Not translated. */
const SERVICES: Record<string, string> = {
  facebook: 'Facebook',
  google: 'Google',
  instagram: 'Instagram',
  meevo: 'Meevo',
  mindbody: 'Mindbody',
  phorest: 'Phorest',
  'salon-interactive': 'Salon Interactive',
  square: 'Square',
};

const OWN: Record<string, MessageDescriptor> = {
  booth: msg`Booth`,
  import: msg`Imported file`,
  manual: msg`Added by hand`,
  microsite: msg`Microsite`,
};

/** The source of a contact. An unknown source is shown unchanged. */
export const sourceWord = (source: string): MessageDescriptor | string =>
  OWN[source] ?? SERVICES[source] ?? source;

/** The sources that can be filtered by. */
export const knownSources: readonly string[] = [...Object.keys(OWN), ...Object.keys(SERVICES)];
