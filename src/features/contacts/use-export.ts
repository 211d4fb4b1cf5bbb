import { useLingui } from '@lingui/react/macro';
import { type ContactExport, exportContacts } from '~/api/contacts';
import { describeError } from '~/api/errors';
import { mediaUrl } from '~/api/media-url';
import { notify } from '~/ui/notifications';

/** Makes a file of contacts and hands it to the browser's downloads. */
export function useExport(): (what: ContactExport) => Promise<void> {
  const { t } = useLingui();
  return async (what) => {
    try {
      const { url } = await exportContacts(what);
      const link = document.createElement('a');
      // The answer's headers make it a download and name the file.
      link.href = mediaUrl(url);
      link.download = '';
      link.click();
    } catch (error) {
      // Reads have no notice of their own.
      notify({ text: t`The file could not be created`, detail: describeError(error), type: 'danger' });
      throw error;
    }
  };
}
