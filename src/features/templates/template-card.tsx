import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useRef, useState } from 'react';
import { mediaUrl } from '~/api/media-url';
import { type Template, useDuplicateTemplate, useUpdateTemplate } from '~/api/templates';
import { ScenePicture } from '~/entities/scene/scene-picture';
import type { CardProps } from '~/patterns/list/list';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { EditableText } from '~/ui/field/editable-text';
import icon from '~/ui/icon.module.css';
import { IconCopy, IconDots, IconLock, IconPencil, IconTrash } from '~/ui/icons';
import { Popup } from '~/ui/overlay/popup';
import { Text } from '~/ui/text';
import { useMayChange } from './model/use-may-change';
import { TemplateDeletion } from './template-deletion';
import { templateKindLabels } from './template-kinds';
import styles from './templates.module.css';

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
          <ScenePicture scene={scene} label="" />
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
          <IconLock size={14} aria-hidden />
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
