import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ExperienceKind, ExperienceWrite, SessionUpdate } from '~/api/sessions';
import type { ListInputProps } from '~/patterns/form/field';
import { type KeyedItem, newItem, replaceItem } from '~/patterns/form/keyed-items';
import { Button } from '~/ui/button';
import { KindIcon } from '../model/kind-icon';
import { KIND_NAMES, KINDS, newExperience, renumbered } from '../model/kinds';
import { useSessionContext } from '../model/session-context';
import { useReorder } from '../model/use-reorder';
import { ExperienceCard } from './experience-card';
import styles from './experiences.module.css';
import { ReadySets } from './ready-sets-list';

type Items = readonly KeyedItem<ExperienceWrite>[];

/** The contract's maximum for a session. */
const MOST = 20;

/** The experiences of guests, in the order of the booth's tiles. */
export function ExperiencesInput(props: ListInputProps<ExperienceWrite, Partial<SessionUpdate>>) {
  const { value, values, onChange, onBlur, readOnly, itemError } = props;
  const { t } = useLingui();
  const { dispatchPreview } = useSessionContext();
  const [open, setOpen] = useState<string | null>(null);
  const openIndex = value.findIndex(({ key }) => key === open);
  useEffect(() => {
    if (openIndex !== -1) dispatchPreview({ type: 'showExperience', index: openIndex });
  }, [openIndex, dispatchPreview]);
  const change = (items: Items) => onChange(renumbered(items));
  const reorder = useReorder({ items: value, onChange: change, nameOf: ({ title }) => title, readOnly });

  const add = (kind: ExperienceKind) => {
    const item = newItem(newExperience(kind, t(KIND_NAMES[kind])));
    change([...value, item]);
    setOpen(item.key);
    reorder.announce(t`${item.value.title} was added.`);
  };
  const remove = (key: string, title: string) => {
    change(value.filter((item) => item.key !== key));
    reorder.announce(t`${title} was removed.`);
  };
  return (
    <div className="stack-4">
      <p className="visually-hidden" role="status">
        {reorder.announcement}
      </p>
      {value.length === 0 && !readOnly && (
        <ReadySets onChoose={(experiences) => change(experiences.map(newItem))} />
      )}
      {value.length > 0 && (
        <ol className={styles.list}>
          {value.map((item, index) => (
            <ExperienceCard
              key={item.key}
              item={item}
              index={index}
              count={value.length}
              values={values}
              reorder={reorder}
              isOpen={open === item.key}
              readOnly={readOnly}
              errorOf={(property) => itemError(item.key, property)}
              onToggle={() => setOpen(open === item.key ? null : item.key)}
              onChange={(change) => onChange(replaceItem(value, item.key, { ...item.value, ...change }))}
              onBlur={onBlur}
              onRemove={() => remove(item.key, item.value.title)}
            />
          ))}
        </ol>
      )}
      {!readOnly && value.length < MOST && (
        <fieldset className={styles.add}>
          <legend>
            <Trans>Add an experience</Trans>
          </legend>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="s"
              icon={<KindIcon kind={kind} size={16} />}
              onClick={() => add(kind)}
            >
              {t(KIND_NAMES[kind])}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
