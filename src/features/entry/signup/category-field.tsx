import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountCreate } from '~/api/accounts';
import { useFault } from '../parts/entry-form';
import styles from './category-field.module.css';

type Category = AccountCreate['category'];

const CATEGORIES: Record<Category, MessageDescriptor> = {
  beauty: msg`Beauty`,
  pets: msg`Pets`,
  construction: msg`Construction`,
  marketing: msg`Marketing`,
  other: msg`Other`,
};

/** The kind of business, which determines the first pictures of the account. */
export function CategoryField({ chosen }: { chosen: string | undefined }) {
  const { t } = useLingui();
  const fault = useFault('category');
  return (
    <fieldset aria-describedby={fault && 'category-fault'}>
      <legend className={styles.legend}>
        <Trans>What kind of business is it?</Trans>
      </legend>
      <div className={styles.choices}>
        {Object.entries(CATEGORIES).map(([category, name]) => (
          <label key={category} className={styles.choice}>
            <input
              className="unseen"
              type="radio"
              name="category"
              value={category}
              defaultChecked={category === chosen}
            />
            {t(name)}
          </label>
        ))}
      </div>
      {fault && (
        <p id="category-fault" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
