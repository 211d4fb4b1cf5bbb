import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { type Campaign, getCampaignQuery } from '~/api/campaigns';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { ButtonLink } from '~/parts/links/button-link';
import { FormPending } from '~/patterns/form/form-pending';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconLock } from '~/ui/icons';
import { BLANK } from '../ideas/load-ideas';
import { StartIdeas } from '../ideas/start-ideas';
import { statusOf } from '../model/campaign-labels';
import { campaignForm } from './campaign-queries';
import { ComposerHeader } from './composer-header';

// The loader waits for it.
const CampaignForm = lazy(() => campaignForm().then(({ CampaignForm }) => ({ default: CampaignForm })));

/** The composer of a new campaign, or of the draft in the URL. */
export function ComposerScreen() {
  const { id, idea } = useSearch({ from: '/_app/campaigns/create' });
  /**
   * The campaign that was created on this page: its form stays mounted when the URL changes to its
   * id.
   */
  const [created, setCreated] = useState<{ id: string; idea: string | undefined }>();
  const isCreated = created && (id === undefined ? idea === created.idea : id === created.id);
  if (id !== undefined && !isCreated) return <Composer key={id} id={id} />;
  const from = isCreated ? created.idea : idea;
  if (from === undefined) return <Start />;
  return (
    <Composer
      key={`new ${from}`}
      id={isCreated ? created.id : undefined}
      onCreated={(newId) => setCreated({ id: newId, idea: from })}
    />
  );
}

/** A new campaign begins with an idea, or without one. */
function Start() {
  const { date } = useSearch({ from: '/_app/campaigns/create' });
  return (
    <>
      <ComposerHeader
        action={
          <ButtonLink variant="secondary" to="/campaigns/create" search={{ idea: BLANK, date }}>
            <Trans>Start from scratch</Trans>
          </ButtonLink>
        }
      />
      <StartIdeas />
    </>
  );
}

interface ComposerProps {
  /** Undefined until the campaign is created. */
  id: string | undefined;
  onCreated?: (id: string) => void;
}

function Composer({ id, onCreated }: ComposerProps) {
  const query = useQuery({
    ...getCampaignQuery(id ?? ''),
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
        <Suspense fallback={<FormPending />}>
          <CampaignForm campaign={campaign} onCreated={onCreated} />
        </Suspense>
      ) : (
        <NotEditable campaign={campaign} />
      )}
    </>
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
