import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Session, SessionUpdate } from '~/api/sessions';
import { serviceNames } from '~/entities/service-names';
import { SessionStatus } from '~/entities/session-status';
import type { FormState } from '~/patterns/form/field';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconAlertTriangle, IconChevronDown, IconCircleCheck, IconPlayerPlay } from '~/ui/icons';
import { FIELD_OF, type Outage, outagesOf, type Problem, problemsOf } from './model/readiness';
import { useParents, useSessionContext } from './model/session-context';
import { useEquipment } from './model/session-queries';
import { SessionActions } from './session-actions';
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
  const { session, account, templates, preview, dispatchPreview } = useSessionContext();
  const { status } = record ?? session;
  const parents = useParents(values);
  const { devices, services } = useEquipment();
  const problems = problemsOf(values, record, { ...parents, account, templates });
  const outages = outagesOf(values, devices, services);
  const count = problems.length + outages.length;
  const mayDuplicate = usePermission('duplicateSession');
  const mayDelete = usePermission('deleteSession');
  const hasProblems = status !== 'ended' && count > 0;
  const isStarted = status === 'active' || status === 'scheduled';
  const canStart = status === 'draft' || status === 'paused';
  // A phone has no room for the list of problems above the fields.
  const [open, setOpen] = useState(() => canStart && matchMedia('(width > 60rem)').matches);
  return (
    <div className={styles.live} data-open={open || undefined}>
      <p className={styles.status}>
        <SessionStatus session={record ?? session} />
        {status === 'ended' && <Trans>Duplicate it to run it again.</Trans>}
      </p>
      {status !== 'ended' &&
        (count === 0 ? (
          <p className={styles.ready}>
            <IconCircleCheck size={18} aria-hidden />
            {isStarted ? <Trans>Everything is set.</Trans> : <Trans>Ready to go live.</Trans>}
          </p>
        ) : (
          <h3>
            {isStarted ? (
              <Plural value={count} one="# thing to improve" other="# things to improve" />
            ) : (
              <Plural
                value={count}
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
          aria-expanded={preview.open}
          onClick={() => dispatchPreview({ type: 'open', open: !preview.open })}
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
          {outages.map((outage) => (
            <OutageItem
              key={outage.kind === 'device' ? outage.device.id : outage.service.name}
              outage={outage}
            />
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

/** What is out of order, and a link to where it is fixed. */
function OutageItem({ outage }: { outage: Outage }) {
  if (outage.kind === 'device') {
    const { id, name, status } = outage.device;
    return (
      <li>
        <IconAlertTriangle size={18} aria-hidden />
        <span>
          {status === 'never' ? (
            <Trans>{name} is not set up yet. Open the booth app on the tablet.</Trans>
          ) : (
            <Trans>{name} is offline. Check power and Wi-Fi.</Trans>
          )}
        </span>
        <Link to="/devices" search={{ open: id }}>
          <Trans>Open the device</Trans>
        </Link>
      </li>
    );
  }
  const service = serviceNames[outage.service.name];
  return (
    <li>
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        <Trans>
          {service} has expired or failed. Guests get their photos, but campaigns can't be sent with it.
        </Trans>
      </span>
      <Link to="/account/integrations" hash={outage.service.name}>
        <Trans>Check the connection</Trans>
      </Link>
    </li>
  );
}
