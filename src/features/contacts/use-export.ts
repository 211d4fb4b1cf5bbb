import { useLingui } from '@lingui/react/macro';
import { type ContactExport, useExportContacts } from '~/api/contacts';
import { mediaUrl } from '~/api/media-url';
import { notify } from '~/ui/notifications';
import { faultText } from './fault-text';

/** Makes a file of contacts and hands it to the browser's downloads. */
export function useExport() {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useExportContacts();
  const make = async (what: ContactExport): Promise<void> => {
    try {
      const { url } = await mutateAsync({ data: what });
      const link = document.createElement('a');
      // The answer says by itself that it is a file, and what it is called.
      link.href = mediaUrl(url);
      link.download = '';
      link.click();
    } catch (error) {
      // It changes nothing, so nobody else tells of it.
      notify({ text: t`The file could not be made`, detail: faultText(error), type: 'danger' });
      throw error;
    }
  };
  return { make, isPending };
}
