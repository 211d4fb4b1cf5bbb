import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use } from 'react';
import type { SessionUpdate } from '~/api/sessions';
import styles from './preview.module.css';

/** Focuses a field of the form. */
export const FocusFieldContext = createContext<(path: string) => void>(() => {});

interface PartProps {
  field: keyof SessionUpdate;
  /** The name of the part: "Edit start text". */
  label: string;
  look?:
    | 'button'
    | 'tile'
    | 'chip'
    | 'input'
    | 'logo'
    | 'photo'
    | 'background'
    | 'banner'
    | 'text'
    | 'message'
    | 'title'
    | 'link';
  children?: ReactNode;
}

/** A part of the preview; a click focuses its field. */
export function Part({ field, label, look = 'text', children }: PartProps) {
  const { t } = useLingui();
  const focusField = use(FocusFieldContext);
  return (
    <button
      type="button"
      className={styles.part}
      data-look={look}
      data-part={field}
      title={t`Edit: ${label}`}
      onClick={() => focusField(field)}
    >
      <span className="visually-hidden">{t`Edit: ${label}`} </span>
      {children}
    </button>
  );
}
