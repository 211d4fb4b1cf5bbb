import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useMemo, useReducer, useState } from 'react';
import { ApiError } from '~/api/transport/errors';
import type { SceneResources } from '~/entities/scene/load-resources';
import { useResources } from '~/entities/scene/use-resources';
import { formatNumber } from '~/lib/format';
import { LeaveGuard } from '~/parts/confirm/leave-guard';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { BlankEditor, BlankPage } from './blank-editor';
import styles from './canvas/editor.module.css';
import { useView } from './canvas/use-view';
import { SceneConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { EditorBar } from './editor-bar';
import { EditorLayout, usePanels } from './editor-layout';
import { AddMenu } from './panels/add-menu';
import { swatchesOf, useEditorBrand } from './panels/brand';
import { ChecksPanel } from './panels/checks-panel';
import { Inspector } from './panels/inspector';
import { LayerList } from './panels/layer-list';
import { useLayerMenu } from './panels/use-layer-menu';
import { findProblems, type ShotCount } from './state/checks';
import { colorsOf, readableOn } from './state/colors';
import type { Design, DesignStore } from './state/design';
import { discardDraft, readScene, readSceneDraft } from './state/draft';
import { isChanged, reduceEditor, startEditor } from './state/editor-state';
import { layersOf } from './state/edits';
import { useSave } from './state/use-save';
import { useEditorShortcuts } from './use-editor-shortcuts';

const CanvasPane = lazy(() =>
  import('./canvas/canvas-pane').then(({ CanvasPane }) => ({ default: CanvasPane })),
);

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
  const { t, i18n } = useLingui();
  const [state, dispatch] = useReducer(reduceEditor, design.scene, startEditor);
  const { scene } = state.history;
  const resources = useResources(scene) ?? initialResources;
  const view = useView(scene);
  const panels = usePanels();
  const [draft, setDraft] = useState(() => (readOnly ? null : readSceneDraft(id)));
  const changed = isChanged(state);
  const brand = useEditorBrand();
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
  const menu = useLayerMenu({ state, readOnly, view, dispatch });
  useEditorShortcuts({ state, readOnly, view, save, openMenu: menu.openAtSelection, dispatch });
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
        toggles={panels.toggles}
      />
      {readOnly && notice}
      {draft && (
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
      )}
      {saving.error && (
        <div className={styles.error} role="alert">
          <p>
            {saving.error instanceof ApiError && saving.error.kind === 'network' ? (
              <Trans>Not saved, no connection.</Trans>
            ) : (
              errorText(saving.error)
            )}{' '}
            {saving.isKept && <Trans>Your changes are kept on this device.</Trans>}
          </p>
          <Button variant="secondary" size="s" busy={saving.pending} onClick={save}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <EditorLayout
        add={
          !readOnly && (
            <AddMenu
              scene={scene}
              color={readableOn(scene, [...brand.colors, ...swatches.others])}
              font={brand.fonts[0] ?? 'Inter'}
              dispatch={dispatch}
            />
          )
        }
        layers={
          <section className={styles.layers} aria-label={t`Layers`}>
            <h2 className={styles.heading}>
              <Trans>Layers</Trans>{' '}
              <span className={styles.hint}>{formatNumber(scene.layers.length, i18n.locale)}</span>
            </h2>
            <LayerList layers={scene.layers} {...shared} onMenu={menu.open} />
          </section>
        }
        canvas={
          <Suspense fallback={<BlankPage page={scene} />}>
            <CanvasPane {...shared} resources={resources} dpi={dpi} view={view} onMenu={menu.open} />
          </Suspense>
        }
        properties={
          <>
            <Inspector {...shared} brand={brand} swatches={swatches} />
            <ChecksPanel problems={problems} dispatch={dispatch} />
          </>
        }
        selected={layersOf(scene, state.selection)}
        dispatch={dispatch}
        panels={panels}
      />
      {menu.element}
      <LeaveGuard
        hasUnsaved={changed}
        save={async () => (await saving.save()) === true}
        words={
          saving.isKept
            ? {
                title: <Trans>Your changes are not saved yet</Trans>,
                text: (
                  <Trans>They are kept on this device. You can restore them when you open this again.</Trans>
                ),
                leave: <Trans>Leave</Trans>,
              }
            : {
                title: <Trans>You have unsaved changes</Trans>,
                text: <Trans>If you leave this page, your changes are lost.</Trans>,
                leave: <Trans>Discard changes</Trans>,
              }
        }
      />
      {saving.conflict && (
        <SceneConflictDialog
          mine={scene}
          theirs={saving.conflict}
          pending={saving.pending}
          onOverwrite={() => void saving.overwrite()}
          onReload={saving.reload}
          onCopy={saving.saveCopy}
          onClose={saving.dismissConflict}
        />
      )}
    </>
  );
}
