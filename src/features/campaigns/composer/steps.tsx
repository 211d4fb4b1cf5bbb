import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { IconCheck, IconEye } from '~/ui/icons';
import { composerFields } from './composer-fields';
import { PreviewSheet } from './message/preview';
import type { ComposerState } from './model/composer-context';
import type { Blocker } from './send/blockers';
import styles from './steps.module.css';

const [, who, what, sender, when] = composerFields;

/** By the ids of their sections. The review has what is missing in all of them. */
const STEPS: readonly { id: string; label: MessageDescriptor; sections?: readonly (typeof who)[] }[] = [
  { id: 'audience', label: msg`Audience`, sections: [who] },
  { id: 'content', label: msg`Content`, sections: [what, sender] },
  { id: 'schedule', label: msg`Schedule`, sections: [when] },
  { id: 'review', label: msg`Review` },
];

interface StepsProps {
  form: ComposerState;
  blockers: readonly Blocker[];
  isReady: boolean;
}

/** An index of the form with the state of each part, and the preview, where there is no room beside the form. */
export function Steps({ form, blockers, isReady }: StepsProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState<string>();
  const [previewing, setPreviewing] = useState(false);
  useEffect(() => {
    const mark = () => {
      const places = STEPS.map(({ id }) => document.getElementById(id)?.getBoundingClientRect());
      // The last part that has reached the middle of the window or the end of the page; above all of them, the first.
      const isAtEnd = (places.at(-1)?.bottom ?? Infinity) <= innerHeight;
      const at = places.findLastIndex((place) => place && place.top < innerHeight / 2);
      setCurrent(STEPS.at(isAtEnd ? -1 : Math.max(0, at))?.id);
    };
    mark();
    document.addEventListener('scroll', mark, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', mark, { capture: true });
  }, []);
  const show = (id: string) => {
    const section = document.getElementById(id);
    section?.querySelector('h2')?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.steps} aria-label={t`Steps`}>
      {STEPS.map(({ id, label, sections }) => {
        const paths = sections?.flatMap(({ fields }) => fields.map(({ path }) => path as string));
        const left = paths ? blockers.filter(({ path }) => paths.includes(path)).length : blockers.length;
        const isDone = left === 0 && (paths !== undefined || isReady);
        return (
          <button
            key={id}
            type="button"
            aria-current={id === current ? 'step' : undefined}
            onClick={() => show(id)}
          >
            <span className={styles.mark} data-done={isDone || undefined} aria-hidden>
              {isDone ? <IconCheck size={14} stroke={2.5} /> : left || '…'}
            </span>
            <span>{t(label)}</span>
            <span className="visually-hidden">
              {isDone ? t`Done` : left > 0 && t`${plural(left, { one: '# to do', other: '# to do' })}`}
            </span>
          </button>
        );
      })}
      <button type="button" aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
        <IconEye size={20} aria-hidden />
        <span>
          <Trans>Preview</Trans>
        </span>
      </button>
      {previewing && <PreviewSheet form={form} onClose={() => setPreviewing(false)} />}
    </nav>
  );
}
