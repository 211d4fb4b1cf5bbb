import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import {
  type Campaign,
  CreateCampaignBody,
  campaignStatusWantedValues,
  UpdateCampaignBody,
  useCreateCampaign,
  useUpdateCampaign,
} from '~/api/campaigns';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { RecordForm } from '~/components/form/record-form';
import { useMay } from '~/components/may';
import { PageHeader } from '~/components/page-header';
import { ButtonLink } from '~/ui/button';
import { ResultBlock } from '~/ui/result-block';
import { campaignOptions, ownAccountOptions } from '../campaign-queries';
import { statusOf } from '../campaign-words';
import styles from './composer.module.css';
import { type Composing, ComposingContext } from './composer-context';
import { composerForm } from './composer-form';
import { useNextStep } from './use-next-step';

const GoLink = createLink(ButtonLink);

/** The one page on which a campaign is written: a new one, or the draft that the address names. */
export function ComposerScreen() {
  const { id } = useSearch({ from: '/_app/campaigns/create' });
  /** What was made on this page: when the address comes to name it, it is still the same form. */
  const [made, setMade] = useState<Campaign | null>(null);
  if (id === undefined || id === made?.id) return <Composer key="new" stored={made} onMade={setMade} />;
  return <StoredComposer key={id} id={id} />;
}

function StoredComposer({ id }: { id: string }) {
  const query = useSuspenseQuery(campaignOptions(id));
  const { status } = query.data;
  return (
    <>
      <StaleNotice query={query} />
      {status === 'draft' || status === 'paused' ? (
        <Composer stored={query.data} />
      ) : (
        <NotEditable campaign={query.data} />
      )}
    </>
  );
}

interface ComposerProps {
  stored: Campaign | null;
  onMade?: (campaign: Campaign) => void;
}

function Composer({ stored, onMade }: ComposerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: account } = useSuspenseQuery(ownAccountOptions());
  const { mutateAsync: create } = useCreateCampaign();
  const { mutateAsync: update } = useUpdateCampaign();
  const maySend = useMay('sendCampaignTest');
  const [isNow, setNow] = useState(false);
  const [contact, setContact] = useState<Composing['contact']>(null);
  const storedId = useRef(stored?.id);
  useNextStep();
  const composing = useMemo(
    (): Composing => ({
      ...{ account, maySend, isNow, setNow, contact, setContact },
      storedId: () => storedId.current,
    }),
    [account, maySend, isNow, contact],
  );
  const keep = (campaign: Campaign) => {
    storedId.current = campaign.id;
    // The next page, or this one under its new address, finds it at hand.
    client.setQueryData(campaignOptions(campaign.id).queryKey, campaign);
    onMade?.(campaign);
    return campaign;
  };
  const statusOfDeed = (deed: string | undefined) => campaignStatusWantedValues.find((one) => one === deed);
  const change = async (id: string, body: object, deed?: string) => {
    const status = statusOfDeed(deed);
    return keep(await update({ id, data: { ...body, ...(status && { status }) } }));
  };
  const common = {
    sections: composerForm,
    action: stored?.status === 'paused' ? <Trans>Save</Trans> : <Trans>Save the draft</Trans>,
    onSaved: (campaign: Campaign) =>
      campaign.status === 'draft' || campaign.status === 'paused'
        ? void navigate({
            to: '/campaigns/create',
            search: { id: campaign.id },
            replace: true,
            resetScroll: false,
          })
        : void navigate({ to: '/campaigns', search: { open: campaign.id } }),
  };
  return (
    <ComposingContext value={composing}>
      <PageHeader
        title={stored?.name ?? t`New campaign`}
        scope={
          <span className={styles.keys}>
            <Trans>
              Ctrl or ⌘ with Enter leads from one part to the next, and at last to the button that sends.
            </Trans>
          </span>
        }
        action={
          <GoLink to="/campaigns" variant="secondary">
            <Trans>All campaigns</Trans>
          </GoLink>
        }
      />
      {stored ? (
        <RecordForm
          {...common}
          key="form"
          schema={UpdateCampaignBody}
          record={stored}
          needs="updateCampaign"
          save={(body, deed) => change(stored.id, body, deed)}
        />
      ) : (
        <RecordForm
          {...common}
          key="form"
          schema={CreateCampaignBody}
          record={null}
          initial={{ channel: 'email', timezone: account.timezone }}
          needs="createCampaign"
          save={async (body, deed) => {
            const campaign = keep(await create({ data: body }));
            return statusOfDeed(deed) ? change(campaign.id, {}, deed) : campaign;
          }}
        />
      )}
    </ComposingContext>
  );
}

/** Somebody has sent it, or scheduled it, in the meantime. */
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
          <Trans>It is scheduled. Take it back to draft to change it.</Trans>
        ) : status === 'sending' ? (
          <Trans>It is being sent. Pause it to change it.</Trans>
        ) : (
          <Trans>It cannot be changed any more: {state}. A copy of it can.</Trans>
        )
      }
    >
      <GoLink to="/campaigns" search={{ open: id }}>
        <Trans>Show the campaign</Trans>
      </GoLink>
    </ResultBlock>
  );
}
