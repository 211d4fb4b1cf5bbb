import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { IconAlertTriangle, IconPlayerPause } from '~/ui/icons';
import type { Tally } from './engine/sending';
import type { ImportRun, RunState } from './import-run';
import { useRefusalText } from './import-texts';
import type { ImportSending } from './send-rows';
import styles from './send-step.module.css';
import { StepFrame } from './step-frame';

interface SendStepProps {
  run: ImportRun;
  state: Extract<RunState, { step: 'send' }>;
}

/** The progress of sending, or where it stopped. */
export function SendStep({ run, state }: SendStepProps) {
  const { t } = useLingui();
  const { sending } = state;
  const queryClient = useQueryClient();
  if (sending.status === 'done') return null;
  const paused = sending.status === 'paused';
  return (
    <StepFrame
      key={sending.status === 'paused' ? 'paused' : 'sending'}
      title={paused ? t`Import stopped` : t`Importing`}
      actions={
        paused ? (
          <>
            <Button onClick={() => void run.send(queryClient)}>
              <Trans>Resume</Trans>
            </Button>
            <Button variant="secondary" onClick={run.finish}>
              <Trans>End import</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" busy={sending.status === 'stopping'} onClick={run.stop}>
              <Trans>Cancel</Trans>
            </Button>
            {sending.status === 'stopping' && (
              <Button variant="subtle" onClick={run.stop}>
                <Trans>Stop at once</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      <Progress sending={sending} />
      {paused && <Stopped sending={sending} />}
      <p role="status" className="muted hide-empty">
        {sending.status === 'stopping' && (
          <Trans>Rows being sent will still be imported, so that none are counted twice.</Trans>
        )}
      </p>
    </StepFrame>
  );
}

function Progress({ sending }: { sending: ImportSending }) {
  const { t, i18n } = useLingui();
  const { tally } = sending;
  const total = sentOf(tally) + tally.notSent;
  const sent = sentOf(tally);
  // Sending a chunk counts as one half of its progress, processing it as the other.
  const way = 'share' in sending && sending.chunk ? (sending.chunk.rows * sending.share) / 2 : 0;
  const number = (value: number) => formatNumber(value, i18n.locale);
  const [done, all] = [number(sent), number(total)];
  return (
    <div className={styles.progress}>
      <progress max={total} value={sent + way} aria-label={t`Rows imported`} />
      <p role="status">
        <Trans>
          {done} of {all} rows
        </Trans>
      </p>
    </div>
  );
}

/** The rows with a response. */
export const sentOf = (tally: Tally): number => {
  const { created, updated, skipped, refused, unclear } = tally;
  return created + updated + skipped + refused + unclear;
};

function Stopped({ sending }: { sending: Extract<ImportSending, { status: 'paused' }> }) {
  const { i18n } = useLingui();
  const say = useRefusalText();
  const { error, chunk, unsure } = sending;
  const from = formatNumber(chunk.from, i18n.locale);
  const to = formatNumber(chunk.to, i18n.locale);
  return (
    <div
      className={styles.stopped}
      data-failed={error !== null || undefined}
      role={error ? 'alert' : undefined}
    >
      {error ? <IconAlertTriangle size={20} aria-hidden /> : <IconPlayerPause size={20} aria-hidden />}
      <div>
        <p>
          <strong>{error ? say(error) : <Trans>You have stopped it.</Trans>}</strong>
        </p>
        <p>
          <Trans>Imported rows are kept. Import continues with row {from}.</Trans>
        </p>
        {unsure && (
          <p>
            <Trans>
              It is not known whether rows {from} to {to} were stored. You can continue: no row is added
              twice.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
