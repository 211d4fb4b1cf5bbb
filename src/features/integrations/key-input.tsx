import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InputProps } from '~/patterns/form/field';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import { nativeProps } from '~/patterns/form/inputs/text-input';
import { Button } from '~/ui/button';

/** A key is hidden like a password, and can be shown to check it. */
export function KeyInput(props: InputProps<string>) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <span className="row-2">
      <input
        {...nativeProps(props)}
        className={`${inputs.input} grow`}
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      <Button
        variant="subtle"
        size="s"
        aria-label={isShown ? t`Hide the key` : t`Show the key`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t`Hide` : t`Show`}
      </Button>
    </span>
  );
}
