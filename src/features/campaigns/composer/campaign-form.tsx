import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { use, useMemo, useState } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import {
  type Campaign,
  type CampaignChannel,
  type CampaignUpdate,
  CreateCampaignBody,
  getCampaignQuery,
  UpdateCampaignBody,
  useCreateCampaign,
  useDuplicateCampaign,
  useUpdateCampaign,
} from '~/api/campaigns';
import type { Base } from '~/api/transport/versions';
import { NotInPlan } from '~/parts/feedback/refusal';
import { RecordForm } from '~/patterns/form/record-form';
import { usePermission } from '~/session/permissions';
import { notifyNotSaved } from '~/session/write-notices';
import { BLANK, loadIdeas } from '../ideas/load-ideas';
import { useMaySend } from '../model/may-send';
import { composerForm } from './composer-form';
import { ComposerHeader } from './composer-header';
import styles from './model/composer.module.css';
import type { CampaignIntent } from './model/composer-context';
import { ComposerContext, type ComposerContextValue } from './model/composer-context';
import { startOn } from './schedule/timing';
import { useNextStep } from './use-next-step';

interface CampaignFormProps {
  campaign: Campaign | null;
  onCreated: ((id: string) => void) | undefined;
}

/** The form of a new campaign, or of a draft or paused one. */
export function CampaignForm({ campaign, onCreated }: CampaignFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: account } = useSuspenseQuery(getOwnAccountQuery());
  const { mutateAsync: create } = useCreateCampaign();
  const { mutateAsync: update } = useUpdateCampaign();
  // One step for the user, so it reports once.
  const { mutateAsync: duplicate } = useDuplicateCampaign({ meta: { quiet: true }, onError: notifyNotSaved });
  const mayCopy = usePermission('duplicateCampaign');
  const maySend = useMaySend();
  const { idea: ideaId, date } = useSearch({ from: '/_app/campaigns/create' });
  const ideas = ideaId === undefined || ideaId === BLANK ? null : use(loadIdeas(account.locale));
  const idea = ideas?.ideasFor(account.category).find((one) => one.id === ideaId);
  const [initial] = useState(() => ({
    channel: 'email' as CampaignChannel,
    timezone: account.timezone,
    ...(idea &&
      ideas && {
        ...idea.more,
        name: t(idea.name),
        ...(idea.channel && { channel: idea.channel }),
        ...ideas.contentOf(idea, account, ideas.texts),
      }),
    ...(date !== undefined &&
      idea?.more.kind !== 'automatic' && { time: startOn(date, account.timezone, new Date()) }),
  }));
  const [isNow, setNow] = useState(false);
  const [contact, setContact] = useState<ComposerContextValue['contact']>(null);
  useNextStep();
  const [stepsPlace, setStepsPlace] = useState<HTMLElement | null>(null);
  const status = campaign?.status ?? 'draft';
  const composer = useMemo(
    (): ComposerContextValue => ({
      account,
      maySend,
      isNow,
      setNow,
      contact,
      setContact,
      status,
      stepsPlace,
    }),
    [account, maySend, isNow, contact, status, stepsPlace],
  );
  const store = (saved: Campaign) => {
    client.setQueryData(getCampaignQuery(saved.id).queryKey, saved);
    return saved;
  };
  const change = async (id: string, body: CampaignUpdate, base: Base, intent?: CampaignIntent) =>
    store(await update({ id, data: { ...body, ...(intent && { status: intent }) }, base }));
  const saveCopy = async (original: Campaign, body: CampaignUpdate) => {
    const copy = await duplicate({ id: original.id });
    await change(copy.id, body, copy);
    await navigate({ to: '/campaigns/create', search: { id: copy.id }, ignoreBlocker: true });
  };
  const common = {
    sections: composerForm,
    button: {
      variant: 'secondary' as const,
      label: status === 'paused' ? <Trans>Save</Trans> : <Trans>Save draft</Trans>,
    },
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
    <ComposerContext value={composer}>
      <ComposerHeader title={campaign?.name ?? (idea && t(idea.name))} />
      <NotInPlan account={account} feature="campaigns" className={styles.warning} />
      {!campaign && idea && (
        <p className={styles.unsaved}>
          <Trans>Started from an idea. Nothing is saved until you press “Save draft”.</Trans>{' '}
          <Link to="/campaigns/create" search={{ date }}>
            <Trans>Choose another idea</Trans>
          </Link>
        </p>
      )}
      <div ref={setStepsPlace} style={{ display: 'contents' }} />
      {campaign ? (
        <RecordForm
          {...common}
          key="form"
          schema={UpdateCampaignBody}
          record={campaign}
          needs="updateCampaign"
          save={(body, base, intent) => change(campaign.id, body, base, intent)}
          saveCopy={mayCopy ? (body) => saveCopy(campaign, body) : undefined}
        />
      ) : (
        <RecordForm
          {...common}
          key="form"
          schema={CreateCampaignBody}
          record={null}
          initial={initial}
          button={{ ...common.button, draftHint: idea && <Trans>Not saved yet</Trans> }}
          needs="createCampaign"
          save={async (body, _base, intent?: CampaignIntent) => {
            const created = store(await create({ data: body }));
            // From here on it is updated instead of created again, even if the intent fails.
            onCreated?.(created.id);
            return intent ? change(created.id, {}, created, intent) : created;
          }}
        />
      )}
    </ComposerContext>
  );
}
