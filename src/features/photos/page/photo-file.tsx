import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { mediaUrl } from '~/api/media-url';
import { type Photo, useDeletePhoto, useRestorePhotos } from '~/api/photos';
import { useAction } from '~/api/use-action';
import { offerUndo } from '~/parts/feedback/undo';
import { errorText } from '~/session/error-text';
import { Button, ButtonAnchor } from '~/ui/button';
import { notify } from '~/ui/feedback/notifications';
import { IconDownload, IconTrash } from '~/ui/icons';
import { usePhotoRights } from '../model/photo-rights';

interface PhotoFileProps {
  photo: Photo;
  /** Leaves the page of the deleted photo. */
  onDeleted: () => void;
}

/** The file's actions: download it, or delete the photo. */
export function PhotoFile({ photo: { id, url, media }, onDeleted }: PhotoFileProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { mayDownload, mayDelete } = usePhotoRights();
  const { mutateAsync: remove } = useDeletePhoto();
  const { mutateAsync: restore } = useRestorePhotos();
  const bringBack = async () => {
    const { restored } = await restore({ data: { ids: [id] } });
    if (restored.length === 0) {
      notify({ text: t`This photo was restored or erased before.`, type: 'danger' });
      return;
    }
    await router.navigate({ to: '/gallery/$photoId', params: { photoId: id } });
  };
  const { run, pending, error } = useAction(async () => {
    await remove({ id });
    onDeleted();
    const words = media === 'video' ? t`Video deleted` : t`Photo deleted`;
    offerUndo(`${words}. ${t`Deleted photos stay in Recently deleted for 30 days.`}`, bringBack);
  });
  return (
    <div className="row-2 wrap">
      {mayDownload && (
        <ButtonAnchor
          variant="secondary"
          size="s"
          icon={<IconDownload size={16} />}
          href={mediaUrl(url)}
          download
        >
          <Trans>Download original</Trans>
        </ButtonAnchor>
      )}
      {mayDelete && (
        <Button
          variant="subtle"
          size="s"
          icon={<IconTrash size={16} />}
          busy={pending}
          onClick={() => void run()}
        >
          {media === 'video' ? <Trans>Delete video</Trans> : <Trans>Delete photo</Trans>}
        </Button>
      )}
      {error && (
        <p role="alert" className="block danger">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
