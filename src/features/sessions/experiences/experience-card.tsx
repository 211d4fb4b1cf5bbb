import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ExperienceWrite, SessionUpdate } from '~/api/sessions';
import type { KeyedItem } from '~/patterns/form/keyed-items';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconGripVertical, IconTrash } from '~/ui/icons';
import { KindIcon } from '../model/kind-icon';
import { KIND_NAMES } from '../model/kinds';
import { useSessionContext } from '../model/session-context';
import { slotProblem } from '../model/template-slots';
import type { useReorder } from '../model/use-reorder';
import { ResultPicture } from '../preview/screens/result-picture';
import { ExperienceFields } from './experience-fields';
import styles from './experiences.module.css';
import { SlotWarning } from './slot-warning';

interface ExperienceCardProps {
  item: KeyedItem<ExperienceWrite>;
  index: number;
  count: number;
  values: Partial<SessionUpdate>;
  reorder: ReturnType<typeof useReorder>;
  isOpen: boolean;
  readOnly: boolean;
  errorOf: (property: string) => string | undefined;
  onToggle: () => void;
  onChange: (change: Partial<ExperienceWrite>) => void;
  onBlur: () => void;
  onRemove: () => void;
}

/** One experience in the list, with its settings below. */
export function ExperienceCard(props: ExperienceCardProps) {
  const { item, index, count, values, reorder, isOpen, readOnly, errorOf, onToggle, onChange, onRemove } =
    props;
  const { key, value: experience } = item;
  const { kind, title, enabled } = experience;
  const { t } = useLingui();
  const { templates } = useSessionContext();
  const id = useId();
  const problem = slotProblem(
    experience,
    templates.find((template) => template.id === experience.templateId),
  );
  const hasError = Object.keys(experience).some((property) => errorOf(property) !== undefined);
  const isShown = isOpen || hasError;
  const kindName = t(KIND_NAMES[kind]);
  const name = title || kindName;
  return (
    <li
      className={styles.card}
      data-experience={key}
      data-disabled={enabled === false || undefined}
      {...reorder.itemProps(key, index)}
    >
      <div className={styles.head}>
        {!readOnly && (
          <span className={styles.handle} aria-hidden {...reorder.handleProps(key)}>
            <IconGripVertical size={18} />
          </span>
        )}
        <span className={styles.mini} data-kind={kind}>
          <ResultPicture experience={experience} size="s" />
        </span>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isShown}
          aria-controls={id}
          aria-describedby={readOnly ? undefined : `${id}-keys`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onToggle}
        >
          <strong>{name}</strong>
          {name !== kindName && (
            <small className="row-1 hint">
              <KindIcon kind={kind} size={14} /> {kindName}
            </small>
          )}
        </button>
        {enabled === false && (
          <Badge>
            <Trans>Off</Trans>
          </Badge>
        )}
        {problem && (
          <Badge tone="warning">
            <Trans>Does not fit</Trans>
          </Badge>
        )}
        {!readOnly && (
          <span className={styles.moves}>
            <Icon
              size="s"
              label={t`Move ${name} up`}
              disabled={index === 0}
              onClick={() => reorder.moveBy(key, -1)}
            >
              <IconArrowUp />
            </Icon>
            <Icon
              size="s"
              label={t`Move ${name} down`}
              disabled={index === count - 1}
              onClick={() => reorder.moveBy(key, 1)}
            >
              <IconArrowDown />
            </Icon>
          </span>
        )}
        <IconChevronDown className={styles.chevron} size={18} aria-hidden />
      </div>
      <span id={`${id}-keys`} hidden>
        <Trans>Press Alt and an arrow key to move it.</Trans>
      </span>
      {problem && <SlotWarning problem={problem} onFix={readOnly ? null : (shots) => onChange({ shots })} />}
      <div id={id} hidden={!isShown}>
        {isShown && (
          <>
            <ExperienceFields {...props} experience={experience} values={values} />
            {!readOnly && (
              <Button
                variant="subtle"
                size="s"
                icon={<IconTrash size={16} />}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  onRemove();
                }}
              >
                <Trans>Remove {name}</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/**
 * The next card, the previous one, or the add button: the pressed button disappears with its card.
 */
function focusBeside(button: HTMLElement): void {
  const card = button.closest('li');
  const other = card?.nextElementSibling ?? card?.previousElementSibling ?? card?.closest('[data-path]');
  other?.querySelector<HTMLElement>('button[aria-expanded], fieldset > button')?.focus();
}
