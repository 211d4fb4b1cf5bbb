import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use } from 'react';
import type { SessionUpdate } from '~/api/sessions';
import styles from './preview.module.css';

/** Focuses a field of the form. */
export const FocusFieldContext = createContext<(path: string) => void>(() => {});

interface PreviewTargetProps {
  field: keyof SessionUpdate;
  /** Its name: "Edit start text". */
  label: string;
  variant?:
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

/** What shows a setting in the preview; a click focuses its field. */
export function PreviewTarget({ field, label, variant = 'text', children }: PreviewTargetProps) {
  const { t } = useLingui();
  const focusField = use(FocusFieldContext);
  return (
    <button
      type="button"
      className={styles.part}
      data-look={variant}
      data-part={field}
      title={t`Edit: ${label}`}
      onClick={() => focusField(field)}
    >
      <span className="visually-hidden">{t`Edit: ${label}`} </span>
      {children}
    </button>
  );
}
