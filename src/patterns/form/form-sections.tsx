import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { FormState, Section } from './field';
import { FieldRow } from './field-row';
import styles from './form.module.css';
import type { FormValues } from './paths';
import type { Draft } from './use-draft';

interface FormSectionsProps<Row, Body, Intent extends string> {
  /** Those of the current tab. */
  sections: readonly Section<Body, Row, Intent>[];
  draft: Draft<Row, Body>;
  state: FormState<FormValues<Body>, Row, Intent>;
  lockOf: ((path: string) => string | undefined) | undefined;
}

/** The visible fields of a form, in one or two columns. */
export function FormSections<Row, Body, Intent extends string>({
  sections,
  draft,
  state,
  lockOf,
}: FormSectionsProps<Row, Body, Intent>) {
  const visible = sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(
        ({ path, renderedElsewhere }) => draft.present.includes(path) && !renderedElsewhere?.(draft.values),
      ),
    }))
    .filter(({ fields, SideContent }) => fields.length > 0 || SideContent);
  const aside = visible.filter((section) => section.aside);
  const column = (shown: typeof visible) => (
    <div className={styles.column}>
      {shown.map((section) => (
        <FormSection key={section.title.id} section={section} draft={draft} state={state} lockOf={lockOf} />
      ))}
    </div>
  );
  return (
    <div
      className={styles.columns}
      data-aside={
        aside.length > 0 ? (aside.some((section) => section.aside === 'large') ? 'large' : '') : undefined
      }
    >
      {column(visible.filter((section) => !section.aside))}
      {aside.length > 0 && column(aside)}
    </div>
  );
}

interface FormSectionProps<Row, Body, Intent extends string> {
  section: Section<Body, Row, Intent>;
  draft: Draft<Row, Body>;
  state: FormState<FormValues<Body>, Row, Intent>;
  lockOf: ((path: string) => string | undefined) | undefined;
}

function FormSection<Row, Body, Intent extends string>({
  section: { id: anchor, title, text, fields, sticky, SideContent },
  draft,
  state,
  lockOf,
}: FormSectionProps<Row, Body, Intent>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      className={styles.card}
      aria-labelledby={id}
      data-sticky={sticky || undefined}
      data-beside={(SideContent && fields.length > 0) || undefined}
    >
      <h2 id={id} className={styles.title}>
        {t(title)}
        {fields[0]?.group && !state.readOnly && draft.isRequired(fields[0].path) && fields.length === 1 && (
          <span className="danger" aria-hidden>
            {' '}
            *
          </span>
        )}
      </h2>
      {text && <p className={styles.hint}>{t(text)}</p>}
      {fields.length > 0 && (
        <div className={styles.fields}>
          {fields.map((field) => (
            <FieldRow
              key={field.path}
              field={field}
              draft={draft}
              readOnly={state.readOnly}
              lock={lockOf?.(field.path)}
              titledBy={fields.length === 1 ? id : undefined}
            />
          ))}
        </div>
      )}
      {SideContent && (
        <div className={styles.beside}>
          <SideContent {...state} />
        </div>
      )}
    </section>
  );
}
