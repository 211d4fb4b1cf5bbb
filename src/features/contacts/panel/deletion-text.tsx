import { Trans } from '@lingui/react/macro';

/** What is gone with a contact, and what stays. */
export const DeletionText = () => (
  <Trans>Photos stay, and are linked to nobody. An opt-out stays known, so that no import undoes it.</Trans>
);
