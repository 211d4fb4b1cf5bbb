import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useMemo, useReducer, useState } from 'react';
import { describeError } from '~/api/errors';
import { LeaveGuard } from '~/components/confirm/leave-guard';
import type { SceneResources } from '~/components/scene/load-resources';
import { useResources } from '~/components/scene/use-resources';
import { formatNumber } from '~/lib/format';
import disclosure from '~/ui/disclosure.module.css';
import { useMediaQuery } from '~/ui/use-media-query';
import { AddMenu } from './add-menu';
import { BlankCanvas, BlankEditor } from './blank-editor';
import { swatchesOf, useBrand } from './brand';
import { findProblems, type ShotCount } from './checks';
import { ChecksPanel } from './checks-panel';
import { colorsOf, readableOn } from './colors';
import type { Design, DesignStore } from './design';
import { discardDraft, readDraft, readScene } from './draft';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar';
import { isChanged, reduceEditor, startEditor } from './editor-state';
import { Inspector } from './inspector';
import fold from './layer-fold.module.css';
import { LayerList } from './layer-list';
import { useEditorShortcuts } from './use-editor-shortcuts';
import { useSave } from './use-save';
import { useView } from './use-view';

const CanvasPane = lazy(() => import('./canvas-pane').then(({ CanvasPane }) => ({ default: CanvasPane })));
const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then(({ ConflictDialog }) => ({ default: ConflictDialog })),
);
const DraftOffer = lazy(() => import('./draft-offer').then(({ DraftOffer }) => ({ default: DraftOffer })));

interface SceneEditorProps {
  title: ReactNode;
  design: Design;
  store: DesignStore;
  readOnly: boolean;
  /** Says why it is read-only. */
  notice?: ReactNode;
  /** Of the collages that use it. */
  shotCounts?: readonly ShotCount[];
}

/** The editor of a design, once its pictures and fonts are loaded. */
export function SceneEditor(props: SceneEditorProps) {
  const { scene } = props.design;
  const isValid = useMemo(() => readScene(scene) !== null, [scene]);
  if (isValid) return <LoadedEditor {...props} />;
  return (
    <>
      {props.title}
      <p className={styles.error} role="alert">
        <Trans>This design can't be opened: it is damaged, too large, or from a newer version.</Trans>
      </p>
    </>
  );
}

function LoadedEditor(props: SceneEditorProps) {
  const { t } = useLingui();
  const resources = useResources(props.design.scene);
  if (!resources)
    return <BlankEditor title={props.title} label={t`Loading the editor`} page={props.design.scene} />;
  return <Editor key={props.design.id} {...props} initialResources={resources} />;
}

const NO_COUNTS: readonly ShotCount[] = [];

interface EditorProps extends SceneEditorProps {
  initialResources: SceneResources;
}

function Editor({
  title,
  design,
  store,
  readOnly,
  notice,
  shotCounts = NO_COUNTS,
  initialResources,
}: EditorProps) {
  const { id, dpi } = design;
  const { i18n } = useLingui();
  const [state, dispatch] = useReducer(reduceEditor, design.scene, startEditor);
  const { scene } = state.history;
  const resources = useResources(scene) ?? initialResources;
  const view = useView(scene);
  const isNarrow = useMediaQuery('(max-width: 40rem)');
  const [draft, setDraft] = useState(() => (readOnly ? null : readDraft(id)));
  const changed = isChanged(state);
  const brand = useBrand();
  const swatches = swatchesOf(brand, colorsOf(scene));
  const saving = useSave({
    design,
    store,
    scene,
    onSaved: (stored) => {
      setDraft(null);
      dispatch({ type: 'stored', scene: stored });
    },
    onReload: (stored) => dispatch({ type: 'reload', scene: stored }),
  });
  const save = () => void saving.save();
  useEditorShortcuts({ state, readOnly, view, save, dispatch });
  const problems = useMemo(
    () => findProblems(scene, { resources, dpi, shotCounts }),
    [scene, resources, dpi, shotCounts],
  );
  const shared = { scene, selection: state.selection, readOnly, dispatch };
  return (
    <>
      <EditorBar
        title={title}
        state={state}
        changed={changed}
        saving={saving.pending}
        readOnly={readOnly}
        onSave={save}
        dispatch={dispatch}
      />
      {readOnly && notice}
      {draft && (
        <Suspense>
          <DraftOffer
            draft={draft}
            onRestore={() => {
              dispatch({ type: 'restore', scene: draft.scene });
              setDraft(null);
            }}
            onDiscard={() => {
              discardDraft(id);
              setDraft(null);
            }}
          />
        </Suspense>
      )}
      {saving.error && (
        <p className={styles.error} role="alert">
          {describeError(saving.error)}{' '}
          {saving.isKept && <Trans>Your changes are kept in this browser.</Trans>}
        </p>
      )}
      <div className={styles.editor}>
        <div className={styles.left} data-layers>
          {!readOnly && (
            <AddMenu
              scene={scene}
              color={readableOn(scene, [...brand.colors, ...swatches.others])}
              font={brand.fonts[0] ?? 'Inter'}
              dispatch={dispatch}
            />
          )}
          <details className={fold.fold} open={!isNarrow || scene.layers.length === 0}>
            <summary className={disclosure.summary}>
              <h2 className={styles.heading}>
                <Trans>Layers</Trans>
              </h2>
              <span className={styles.hint}>{formatNumber(scene.layers.length, i18n.locale)}</span>
            </summary>
            <LayerList layers={scene.layers} {...shared} />
          </details>
        </div>
        <Suspense fallback={<BlankCanvas page={scene} />}>
          <CanvasPane {...shared} resources={resources} dpi={dpi} view={view} />
        </Suspense>
        <div className={styles.right}>
          <Inspector {...shared} brand={brand} swatches={swatches} />
          <ChecksPanel problems={problems} dispatch={dispatch} />
        </div>
      </div>
      <LeaveGuard
        busy={changed}
        words={{
          title: <Trans>You have unsaved changes</Trans>,
          text: <Trans>If you leave this page, your changes are lost.</Trans>,
          leave: <Trans>Discard changes</Trans>,
        }}
      />
      {saving.conflict && (
        <Suspense>
          <ConflictDialog
            mine={scene}
            theirs={saving.conflict}
            pending={saving.pending}
            onOverwrite={() => void saving.overwrite()}
            onReload={saving.reload}
            onClose={saving.dismissConflict}
          />
        </Suspense>
      )}
    </>
  );
}
