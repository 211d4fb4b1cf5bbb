import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { LoadError } from '~/parts/feedback/load-error';
import { BackLink } from '~/parts/links/back-link';

/** A photo that could not be loaded, with the way back to the gallery. */
export function PhotoError(props: ErrorComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <BackLink to="/gallery">
        <Trans>Gallery</Trans>
      </BackLink>
      <LoadError {...props} offline={t`You're offline. We'll open this photo when you are back.`} />
    </>
  );
}
