import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useReducer } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { getSessionQuery, type SessionUpdate, useDuplicateSession, useUpdateSession } from '~/api/sessions';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';
import { PageTabs } from '~/parts/page/page-tabs';
import { SectionLinks } from '~/parts/page/section-links';
import { RecordForm } from '~/patterns/form/record-form';
import { usePermission } from '~/session/permissions';
import { notifyNotSaved } from '~/session/write-notices';
import { ButtonAnchor } from '~/ui/button';
import { IconExternalLink } from '~/ui/icons';
import { generalForm } from './general/general-form';
import { initialPreview, previewReducer } from './model/preview-state';
import { SessionContext } from './model/session-context';
import { useTemplates } from './model/session-queries';
import { useLocks } from './model/use-locks';
import { PhotoCount } from './session-cells';
import { sessionForm } from './session-form';
import { sessionUpdateSchema } from './session-rules';
import styles from './sessions.module.css';

const TABS = ['general', 'branding', 'experiences'] as const;
const pageOf = (tab: string) =>
  `/session/$sessionId/${TABS.find((one) => one === tab) ?? 'general'}` as const;

/** The lockable fields: all except the locks. */
const lockable = sessionForm
  .flatMap((section) => section.fields)
  .filter(({ path }) => path !== 'lockedFields');

/** One session: a form over three tabs, each with its own address. */
export function SessionScreen() {
  const { sessionId: id } = useParams({ from: '/_app/session/$sessionId' });
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) ?? '' });
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useSuspenseQuery(getSessionQuery(id));
  const { data: account } = useSuspenseQuery(getOwnAccountQuery());
  const templates = useTemplates();
  const { mutateAsync: update } = useUpdateSession();
  // One step for the user, so it reports once.
  const { mutateAsync: duplicate } = useDuplicateSession({ meta: { quiet: true }, onError: notifyNotSaved });
  const mayDuplicate = usePermission('duplicateSession');
  const saveCopy = async ({ experiences, ...data }: SessionUpdate) => {
    const copy = await duplicate({ id });
    // Each session has its own experiences.
    const own = experiences?.map(({ id: _id, ...experience }) => experience);
    await update({ id: copy.id, data: { ...data, ...(own && { experiences: own }) }, base: copy });
    await navigate({ to: pageOf(tab), params: { sessionId: copy.id }, ignoreBlocker: true });
  };
  const [preview, dispatchPreview] = useReducer(previewReducer, tab, initialPreview);
  if (preview.tab !== tab) dispatchPreview({ type: 'tab', tab });
  const session = query.data;
  const schema = useMemo(() => sessionUpdateSchema(session), [session]);
  const lockOf = useLocks(session, account);
  const labels = { general: t`General`, branding: t`Branding`, experiences: t`Experiences` };
  return (
    <SessionContext value={{ session, account, templates, fields: lockable, preview, dispatchPreview }}>
      <BackLink to="/session">
        <Trans>Sessions</Trans>
      </BackLink>
      <PageHeader
        title={session.name}
        scope={<PhotoCount session={session} />}
        action={
          session.micrositeUrl !== null && (
            <span className={styles.microsite}>
              <ButtonAnchor
                variant="secondary"
                icon={<IconExternalLink size={18} />}
                href={session.micrositeUrl}
                target="_blank"
                rel="noreferrer"
              >
                <Trans>Open gallery</Trans>
              </ButtonAnchor>
            </span>
          )
        }
      />
      <StaleNotice query={query} />
      <RecordForm
        key={id}
        sections={sessionForm}
        schema={schema}
        record={session}
        needs="updateSession"
        lockOf={lockOf}
        save={(body, base, intent) =>
          update({ id, data: { ...body, ...(intent && { status: intent }) }, base })
        }
        saveCopy={mayDuplicate ? saveCopy : undefined}
        tabs={{
          current: tab,
          onChange: (next) =>
            void navigate({ to: pageOf(next), params: { sessionId: id }, resetScroll: false }),
          contains: ({ pathname }) => pathname.startsWith(`/session/${id}/`),
          render: ({ invalid, changed }) => (
            <>
              <PageTabs
                label={t`Settings of ${session.name}`}
                resetScroll={false}
                tabs={TABS.map((one) => ({
                  label: labels[one],
                  to: pageOf(one),
                  params: { sessionId: id },
                  current: one === tab,
                  mark: invalid.has(one)
                    ? { tone: 'danger', label: t`has errors` }
                    : changed.has(one)
                      ? { tone: 'accent', label: t`changed` }
                      : undefined,
                }))}
              />
              {tab === 'general' && <SectionLinks sections={generalForm} inLine />}
            </>
          ),
        }}
      />
    </SessionContext>
  );
}
