import { errorText } from '~/session/error-text';

/** Why a change failed, next to its field. Always rendered, so that its message is announced. */
export function AssetError({ error }: { error: Error | null }) {
  return (
    <p className="danger" role="alert">
      {error && errorText(error)}
    </p>
  );
}
