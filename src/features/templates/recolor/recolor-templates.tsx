import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Template } from '~/api/templates';
import type { BulkDialogProps } from '~/patterns/list/list';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';
import { RecolorDialog } from '../editor/panels/recolor-dialog';
import type { ColorMap } from '../editor/state/colors';
import { type RecolorRun, useRecolorAll } from './use-recolor-all';

/** Gives the selected templates new colors, and saves each. */
export function RecolorTemplates({ rows, onClose }: BulkDialogProps<Template>) {
  const { run, start, cancel } = useRecolorAll();
  const save = async (templates: readonly Template[], colors: ColorMap) => {
    if (await start(templates, colors)) onClose('done');
  };
  if (run) return <RunDialog run={run} onCancel={cancel} onRetry={save} onClose={() => onClose('done')} />;
  return (
    <RecolorDialog
      scenes={rows}
      apply={<Plural value={rows.length} one="Save # template" other="Save # templates" />}
      onApply={(colors) => void save(rows, colors)}
      onClose={onClose}
    />
  );
}

interface RunDialogProps {
  run: RecolorRun;
  onCancel: () => void;
  onRetry: (templates: readonly Template[], colors: ColorMap) => Promise<void>;
  onClose: () => void;
}

function RunDialog({ run, onCancel, onRetry, onClose }: RunDialogProps) {
  const { t } = useLingui();
  const { templates, colors, done, failures, untried, isRunning } = run;
  const total = templates.length;
  const saved = done - failures.length;
  const remaining = [...failures.map(({ item }) => item), ...untried];
  return (
    <Dialog
      title={t`Recolor`}
      closeOnClickOutside={false}
      onClose={() => {
        onCancel();
        if (!isRunning) onClose();
      }}
    >
      <div className="stack-4">
        <p role="status">
          {isRunning ? (
            <Trans>
              Saving {done} of {total}
            </Trans>
          ) : (
            <Trans>
              {saved} of {total} saved
            </Trans>
          )}
        </p>
        {isRunning && <progress className="wide" aria-label={t`Recolor`} max={total} value={done} />}
        {failures.length > 0 && (
          <div role="alert">
            <p>
              <Plural
                value={failures.length}
                one="# template was not saved:"
                other="# templates were not saved:"
              />
            </p>
            <ul className={parts.refused}>
              {failures.map(({ item: { id, name }, error }) => (
                <li key={id}>
                  {name}: {errorText(error)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={parts.answers}>
        {isRunning ? (
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={() => void onRetry(remaining, colors)}>
              {failures.length > 0 ? <Trans>Try again</Trans> : <Trans>Save the others</Trans>}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
