import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import { mediaUrl } from '~/api/media-url';
import { type Template, useDuplicateTemplate, useUpdateTemplate } from '~/api/templates';
import { onDemand } from '~/components/feedback/on-demand';
import type { CardProps } from '~/components/list/list';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { EditableText } from '~/ui/editable-text';
import icon from '~/ui/icon.module.css';
import { IconCopy, IconDots, IconPencil, IconTrash } from '~/ui/icons';
import { Popup } from '~/ui/popup';
import { Text } from '~/ui/text';
import { templateKindLabels } from './template-kinds';
import styles from './templates.module.css';
import { useMayChange } from './use-may-change';

const TemplateDeletion = onDemand(() =>
  import('./template-deletion').then(({ TemplateDeletion }) => TemplateDeletion),
);
// Only templates without a preview are drawn here.
const ScenePicture = lazy(() =>
  import('~/components/scene/scene-picture').then(({ ScenePicture }) => ({ default: ScenePicture })),
);

/** The library's is loaded with forms. */
const Padlock = () => (
  <svg viewBox="0 0 24 24" width={14} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
    <path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" />
  </svg>
);

export function TemplateCard({ row: template, selected }: CardProps<Template>) {
  const { t } = useLingui();
  const { id, name, kind, width, height, usedBy, preview, locked, scene } = template;
  const mayChange = useMayChange(template);
  const mayDuplicate = usePermission('duplicateTemplate');
  const { mutateAsync: update } = useUpdateTemplate();
  const { mutate: duplicate, isPending, error } = useDuplicateTemplate();
  const [deleting, setDeleting] = useState(false);
  const title = useRef<HTMLDivElement>(null);
  return (
    <article className={styles.card} data-selected={selected || undefined}>
      <Link
        to="/templates/$templateId"
        params={{ templateId: id }}
        className={styles.picture}
        aria-label={t`Open ${name}`}
        data-row-link
      >
        {preview === null ? (
          <Suspense>
            <ScenePicture scene={scene} label="" />
          </Suspense>
        ) : (
          <img
            src={mediaUrl(preview)}
            className={scene.background === null ? styles.transparent : undefined}
            alt=""
            width={width}
            height={height}
            style={{ '--ratio': width / height }}
            loading="lazy"
          />
        )}
      </Link>
      {locked && !mayChange && (
        <span className={styles.lock} title={t`Only the account owner can change it.`}>
          <Padlock />
          <Trans>Locked</Trans>
        </span>
      )}
      <div ref={title} className={styles.name}>
        {mayChange ? (
          <EditableText
            value={name}
            label={t`Name of the template`}
            emptyText={t`Enter a name.`}
            explain={errorText}
            maxLength={60}
            weight="medium"
            onSave={async (next) => {
              await update({ id, data: { name: next }, base: template });
            }}
          />
        ) : (
          <Text weight="medium">{name}</Text>
        )}
      </div>
      {(mayDuplicate || mayChange) && (
        <Popup menu buttonClass={icon.button} icon={<IconDots aria-hidden />} label={t`Actions for ${name}`}>
          {(close) => {
            const item = (label: string, picture: ReactElement, run: () => void, danger?: true) => (
              <Button
                variant="subtle"
                size="s"
                icon={picture}
                data-danger={danger}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {label}
              </Button>
            );
            return (
              <>
                {mayChange &&
                  item(t`Rename`, <IconPencil />, () => title.current?.querySelector('button')?.click())}
                {mayDuplicate && item(t`Duplicate`, <IconCopy />, () => isPending || duplicate({ id }))}
                {mayChange && item(t`Delete`, <IconTrash />, () => setDeleting(true), true)}
              </>
            );
          }}
        </Popup>
      )}
      <p className={styles.facts}>
        {t(templateKindLabels[kind])} · {width} × {height}
      </p>
      <p className={styles.facts}>
        <Plural value={usedBy.length} _0="Not used" one="Used in # place" other="Used in # places" />
      </p>
      {error && (
        <p className={`${styles.facts} ${styles.error}`} role="alert">
          <Trans>Not duplicated.</Trans> {errorText(error)}
        </p>
      )}
      {deleting && <TemplateDeletion template={template} onClose={() => setDeleting(false)} />}
    </article>
  );
}
