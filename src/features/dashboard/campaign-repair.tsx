import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { CampaignFailedItem } from '~/api/analytics';
import { useDuplicateCampaign } from '~/api/campaigns';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';

/** A failed campaign cannot be sent again; a copy of it can, once it is corrected. */
export function CampaignRepair({ item: { campaignId } }: { item: CampaignFailedItem }) {
  const may = usePermission('duplicateCampaign');
  const navigate = useNavigate();
  const { mutate: duplicate, isPending } = useDuplicateCampaign({
    onSuccess: (copy) => void navigate({ to: '/campaigns/create', search: { id: copy.id } }),
  });
  if (!may)
    return (
      <ButtonLink variant="secondary" size="s" to="/campaigns" search={{ tab: 'sent', open: campaignId }}>
        <Trans>Check</Trans>
      </ButtonLink>
    );
  return (
    <Button variant="secondary" size="s" busy={isPending} onClick={() => duplicate({ id: campaignId })}>
      <Trans>Correct a copy</Trans>
    </Button>
  );
}
