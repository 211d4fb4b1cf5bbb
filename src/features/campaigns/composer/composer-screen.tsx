import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import {
  type Campaign,
  type CampaignUpdate,
  CreateCampaignBody,
  UpdateCampaignBody,
  useCreateCampaign,
  useUpdateCampaign,
} from '~/api/campaigns';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { FormPending } from '~/components/form/form-pending';
import { RecordForm } from '~/components/form/record-form';
import { BackLink } from '~/components/links/back-link';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { usePermission } from '~/session/permissions';
import { notify } from '~/ui/notifications';
import { ResultBlock } from '~/ui/result-block';
import { campaignOptions, ownAccountOptions } from '../campaign-queries';
import { statusOf } from '../campaign-words';
import styles from './composer.module.css';
import { type Composing, ComposingContext } from './composer-context';
import { composerForm } from './composer-form';
import type { CampaignIntent } from './composer-values';
import { useNextStep } from './use-next-step';

const Ideas = lazy(() => import('../ideas/ideas').then(({ Ideas }) => ({ default: Ideas })));

/** The composer of a new campaign, or of the draft in the URL. */
export function ComposerScreen() {
  const { id } = useSearch({ from: '/_app/campaigns/create' });
  /**
   * The campaign that was created on this page: its form stays mounted when the URL changes to its
   * id.
   */
  const [createdId, setCreatedId] = useState<string>();
  return id === undefined || id === createdId ? (
    <Composer key="new" id={createdId} onCreated={setCreatedId} />
  ) : (
    <Composer key={id} id={id} />
  );
}

interface ComposerProps {
  /** Undefined until the campaign is created. */
  id: string | undefined;
  onCreated?: (id: string) => void;
}

function Composer({ id, onCreated }: ComposerProps) {
  const query = useQuery({
    ...campaignOptions(id ?? ''),
    enabled: id !== undefined,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const campaign = id === undefined ? null : query.data;
  // The route's loader or the creating call has cached it.
  if (campaign === undefined) return <FormPending />;
  const isEditable = campaign === null || campaign.status === 'draft' || campaign.status === 'paused';
  return (
    <>
      {campaign && <StaleNotice query={query} />}
      {isEditable ? (
        <CampaignForm campaign={campaign} onCreated={onCreated} />
      ) : (
        <NotEditable campaign={campaign} />
      )}
    </>
  );
}

interface CampaignFormProps {
  campaign: Campaign | null;
  onCreated: ComposerProps['onCreated'];
}

function CampaignForm({ campaign, onCreated }: CampaignFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: account } = useSuspenseQuery(ownAccountOptions());
  const { mutateAsync: create } = useCreateCampaign({ meta: { quietSuccess: true } });
  const { mutateAsync: update } = useUpdateCampaign({ meta: { quietSuccess: true } });
  const maySend = usePermission('sendCampaignTest');
  const [isNow, setNow] = useState(false);
  const [contact, setContact] = useState<Composing['contact']>(null);
  useNextStep();
  const status = campaign?.status ?? 'draft';
  const composing = useMemo(
    (): Composing => ({ account, maySend, isNow, setNow, contact, setContact, status }),
    [account, maySend, isNow, contact, status],
  );
  const store = (saved: Campaign) => {
    client.setQueryData(campaignOptions(saved.id).queryKey, saved);
    return saved;
  };
  // A send is confirmed where it was asked for.
  const confirm = (saved: Campaign, intent?: CampaignIntent) => {
    if (!intent) notify({ text: t`Saved`, subject: saved.name });
    return store(saved);
  };
  const change = async (id: string, body: CampaignUpdate, intent?: CampaignIntent) =>
    confirm(await update({ id, data: { ...body, ...(intent && { status: intent }) } }), intent);
  const common = {
    sections: composerForm,
    actionVariant: 'secondary' as const,
    action: status === 'paused' ? <Trans>Save</Trans> : <Trans>Save draft</Trans>,
    onSaved: (saved: Campaign) =>
      saved.status === 'draft' || saved.status === 'paused'
        ? void navigate({
            to: '/campaigns/create',
            search: { id: saved.id },
            replace: true,
            resetScroll: false,
          })
        : void navigate({ to: '/campaigns', search: { open: saved.id } }),
  };
  return (
    <ComposingContext value={composing}>
      <BackLink to="/campaigns">
        <Trans>Campaigns</Trans>
      </BackLink>
      <PageHeader title={campaign?.name ?? t`New campaign`} />
      {!campaign && (
        <div className={styles.start}>
          <h2>
            <Trans>Start with an idea</Trans>
          </h2>
          <Suspense>
            <Ideas inRow />
          </Suspense>
          <h2>
            <Trans>Or start from scratch</Trans>
          </h2>
        </div>
      )}
      {campaign ? (
        <RecordForm
          {...common}
          key="form"
          schema={UpdateCampaignBody}
          record={campaign}
          needs="updateCampaign"
          save={(body, intent) => change(campaign.id, body, intent)}
        />
      ) : (
        <RecordForm
          {...common}
          key="form"
          schema={CreateCampaignBody}
          record={null}
          initial={{ channel: 'email', timezone: account.timezone }}
          needs="createCampaign"
          save={async (body, intent?: CampaignIntent) => {
            const created = confirm(await create({ data: body }), intent);
            // From here on it is updated instead of created again, even if the intent fails.
            onCreated?.(created.id);
            return intent ? change(created.id, {}, intent) : created;
          }}
        />
      )}
    </ComposingContext>
  );
}

/** It was scheduled or sent in the meantime. */
function NotEditable({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const { id, name, status } = campaign;
  const state = t(statusOf(campaign).label);
  return (
    <ResultBlock
      icon={<IconLock />}
      headingLevel={1}
      title={name}
      description={
        status === 'scheduled' ? (
          <Trans>This campaign is scheduled. Move it to draft to edit.</Trans>
        ) : status === 'sending' ? (
          <Trans>This campaign is being sent. Pause it to edit.</Trans>
        ) : (
          <Trans>This campaign can no longer be edited ({state}). Duplicate it to make changes.</Trans>
        )
      }
    >
      <ButtonLink to="/campaigns" search={{ open: id }}>
        <Trans>Show the campaign</Trans>
      </ButtonLink>
    </ResultBlock>
  );
}
