import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The link to sign-in below every form that creates an account. */
export const SigninLink = () => (
  <p>
    <Trans>
      Already have an account? <Link to="/signin">Sign in</Link>
    </Trans>
  </p>
);
