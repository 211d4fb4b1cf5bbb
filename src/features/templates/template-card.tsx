import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { describeError } from '~/api/errors';
import { mediaUrl } from '~/api/media-url';
import { type Template, useDuplicateTemplate, useUpdateTemplate } from '~/api/templates';
import { usePermission } from '~/session/permissions';
import { EditableText } from '~/ui/editable-text';
import { Icon } from '~/ui/icon';
import { Text } from '~/ui/text';
import styles from './templates.module.css';
import { useMayChange } from './use-may-change';

const TemplateDeletion = lazy(() =>
  import('./template-deletion').then(({ TemplateDeletion }) => ({ default: TemplateDeletion })),
);
// Only templates without a preview are drawn here.
const ScenePicture = lazy(() =>
  import('~/components/scene/scene-picture').then(({ ScenePicture }) => ({ default: ScenePicture })),
);

interface TemplateCardProps {
  template: Template;
  selected: boolean;
  /** Absent where the current user can change no template. */
  onSelect: ((range: boolean) => void) | undefined;
}

export function TemplateCard({ template, selected, onSelect }: TemplateCardProps) {
  const { t } = useLingui();
  const { id, name, width, height, usedBy, preview, locked, scene } = template;
  const mayChange = useMayChange(template);
  const mayDuplicate = usePermission('duplicateTemplate');
  const { mutateAsync: update } = useUpdateTemplate();
  const { mutate: duplicate, isPending, error } = useDuplicateTemplate();
  const [deleting, setDeleting] = useState(false);
  return (
    <article className={styles.card} data-template={id} data-selected={selected || undefined}>
      <Link
        to="/templates/$templateId"
        params={{ templateId: id }}
        className={styles.picture}
        aria-label={t`Open ${name}`}
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
      {onSelect && mayChange && (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={t`Select ${name}`}
          checked={selected}
          onChange={() => {}}
          onClick={({ shiftKey }) => onSelect(shiftKey)}
        />
      )}
      <div className={styles.name}>
        {mayChange ? (
          <EditableText
            value={name}
            label={t`Name of the template`}
            emptyText={t`Enter a name.`}
            explain={describeError}
            maxLength={60}
            weight="medium"
            onSave={async (next) => {
              await update({ id, data: { name: next } });
            }}
          />
        ) : (
          <Text weight="medium">{name}</Text>
        )}
      </div>
      <p className={styles.facts}>
        {width} × {height} ·{' '}
        <Plural value={usedBy.length} _0="not used" one="used in # place" other="used in # places" />
        {locked && (
          <>
            {' '}
            · <Trans>locked</Trans>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {mayDuplicate && (
          <Icon size="s" label={t`Duplicate ${name}`} disabled={isPending} onClick={() => duplicate({ id })}>
            <IconCopy />
          </Icon>
        )}
        {mayChange && (
          <Icon size="s" label={t`Delete ${name}`} onClick={() => setDeleting(true)}>
            <IconTrash />
          </Icon>
        )}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          <Trans>Not duplicated.</Trans> {describeError(error)}
        </p>
      )}
      {deleting && (
        <Suspense>
          <TemplateDeletion template={template} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </article>
  );
}
