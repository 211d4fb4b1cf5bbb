import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconChevronDown, IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Session, SessionUpdate } from '~/api/sessions';
import type { FormState } from '~/components/form/field';
import { SessionStatus } from '~/components/session-status';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { FIELD_OF, type Problem, problemsOf } from './readiness';
import { SessionActions } from './session-actions';
import { useParents, useSessionContext } from './session-context';
import styles from './sessions.module.css';

const PROBLEMS: Record<Problem, { text: MessageDescriptor; fix: MessageDescriptor }> = {
  noExperience: {
    text: msg`Guests have nothing to choose. Turn on at least one experience.`,
    fix: msg`Add an experience`,
  },
  endPassed: {
    text: msg`The end has passed, so guests can't take photos.`,
    fix: msg`Change the end`,
  },
  slots: { text: msg`A collage does not fit its template.`, fix: msg`Fix the collage` },
  noDevice: { text: msg`No device runs this session.`, fix: msg`Choose a device` },
  noConsent: {
    text: msg`There is no consent text. Guests get their photos, but none appears in the gallery.`,
    fix: msg`Write a consent text`,
  },
  noSms: {
    text: msg`Guests are offered a text message, but SMS isn't connected.`,
    fix: msg`Change the ways to share`,
  },
  primaryContrast: { text: msg`The primary color is hard to read.`, fix: msg`Fix the primary color` },
  accentContrast: { text: msg`The accent color is hard to read.`, fix: msg`Fix the accent color` },
};

/** What saving can do besides storing the fields. */
export type SessionIntent = 'active';

type GoLiveProps = FormState<Partial<SessionUpdate>, Session, SessionIntent>;

/** The status of a session, what is missing before it goes live, and its actions. */
export function GoLive({ values, record, isDirty, loading, readOnly, submit, focusField }: GoLiveProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session, account, templates, previewOpen, setPreviewOpen } = useSessionContext();
  const { status } = record ?? session;
  const parents = useParents(values);
  const problems = problemsOf(values, record, { ...parents, account, templates });
  const mayDuplicate = usePermission('duplicateSession');
  const mayDelete = usePermission('deleteSession');
  const hasProblems = status !== 'ended' && problems.length > 0;
  const isStarted = status === 'active' || status === 'scheduled';
  const canStart = status === 'draft' || status === 'paused';
  // A phone has no room for the list of problems above the fields.
  const [open, setOpen] = useState(() => canStart && matchMedia('(min-width: 60.01rem)').matches);
  return (
    <div className={styles.live} data-open={open || undefined}>
      <p className={styles.status}>
        <SessionStatus session={record ?? session} />
        {status === 'ended' && <Trans>Duplicate it to run it again.</Trans>}
      </p>
      {status !== 'ended' &&
        (problems.length === 0 ? (
          <p className={styles.ready}>
            <IconCircleCheck size={18} aria-hidden />
            {isStarted ? <Trans>Everything is set.</Trans> : <Trans>Ready to go live.</Trans>}
          </p>
        ) : (
          <h3>
            {isStarted ? (
              <Plural value={problems.length} one="# thing to improve" other="# things to improve" />
            ) : (
              <Plural
                value={problems.length}
                one="# thing to check before you go live"
                other="# things to check before you go live"
              />
            )}
          </h3>
        ))}
      <span className={styles.preview}>
        <Button
          variant="secondary"
          size="s"
          aria-expanded={previewOpen}
          onClick={() => setPreviewOpen(!previewOpen)}
        >
          <Trans>Preview</Trans>
        </Button>
      </span>
      {(hasProblems || mayDelete || (mayDuplicate && status !== 'ended')) && (
        <span className={styles.opener}>
          <Button
            variant="subtle"
            size="s"
            icon={<IconChevronDown size={16} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Trans>Details</Trans>
          </Button>
        </span>
      )}
      {hasProblems && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>
              <IconAlertTriangle size={18} aria-hidden />
              <span>{t(PROBLEMS[problem].text)}</span>
              {!readOnly && (
                <Button variant="subtle" size="s" onClick={() => focusField(FIELD_OF[problem])}>
                  {t(PROBLEMS[problem].fix)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canStart && !readOnly && (
        <Button
          icon={<IconPlayerPlay size={18} />}
          busy={loading}
          fullWidth
          onClick={() => void submit('active')}
        >
          {status === 'paused' ? (
            isDirty ? (
              <Trans>Save and resume</Trans>
            ) : (
              <Trans>Resume</Trans>
            )
          ) : isDirty ? (
            <Trans>Save and start</Trans>
          ) : (
            <Trans>Start session</Trans>
          )}
        </Button>
      )}
      <SessionActions
        session={record ?? session}
        compact={!open}
        onDeleted={() => void navigate({ to: '/session', ignoreBlocker: true })}
      />
    </div>
  );
}
