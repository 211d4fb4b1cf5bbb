import { useLingui } from '@lingui/react/macro';
import { type ContactExport, exportContacts } from '~/api/contacts';
import { mediaUrl } from '~/api/media-url';
import { errorText } from '~/session/error-text';
import { notify } from '~/ui/feedback/notifications';

/** Creates a file of contacts and downloads it. */
export function useExport(): (what: ContactExport) => Promise<void> {
  const { t } = useLingui();
  return async (what) => {
    try {
      const { url } = await exportContacts(what);
      const link = document.createElement('a');
      // The response's headers make it a download with a name.
      link.href = mediaUrl(url);
      link.download = '';
      link.click();
    } catch (error) {
      // Reads show no notice.
      notify({ text: t`The file could not be created`, detail: errorText(error), type: 'danger' });
      throw error;
    }
  };
}
