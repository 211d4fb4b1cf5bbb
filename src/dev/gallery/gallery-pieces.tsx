import { IconHeart, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ThemePreference } from '~/ui/color-scheme';
import { EditableText } from '~/ui/editable-text';
import { Icon } from '~/ui/icon';
import { Text } from '~/ui/text';
import { colorScheme, useThemePreference } from '~/ui/use-color-scheme';
import styles from './gallery.module.css';
import { Specimen, Specimens } from './gallery-specimen';

const COLORS = [
  ...['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'border', 'border-strong'],
  ...['border-control', 'text', 'text-muted', 'text-placeholder', 'accent', 'accent-soft', 'accent-text'],
  ...['danger', 'danger-soft', 'danger-text', 'warning-soft', 'warning-text', 'success-soft', 'success-text'],
];
const PREFERENCES: ThemePreference[] = ['system', 'light', 'dark'];

export function ThemePieces() {
  const preference = useThemePreference();
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">Theme</legend>
        {PREFERENCES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              checked={value === preference}
              onChange={() => colorScheme.choose(value)}
            />
            <span>{value}</span>
          </label>
        ))}
      </fieldset>
      <ul className={styles.colors}>
        {COLORS.map((name) => (
          <li key={name}>
            <span className={styles.swatch} style={{ '--swatch': `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function TextPieces() {
  const [name, setName] = useState('Summer at the lake');
  const texts = { emptyText: 'A name is needed.', explain: () => 'Not saved. The name is taken.' };
  return (
    <Specimens>
      <Specimen name="variants" wide>
        {(['h1', 'h2', 'h3', 'h4', 'subtitle', 'body', 'caption'] as const).map((variant) => (
          <Text key={variant} variant={variant} as="p">
            1,284 photos in 36 sessions <Text as="span" variant="caption">{`· ${variant}`}</Text>
          </Text>
        ))}
      </Specimen>
      <Specimen name="weights">
        {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
          <Text key={weight} weight={weight}>{`${weight} 0123456789`}</Text>
        ))}
      </Specimen>
      <Specimen name="tones">
        {(['default', 'muted', 'danger', 'warning', 'success'] as const).map((tone) => (
          <Text key={tone} tone={tone}>{`The ${tone} tone`}</Text>
        ))}
      </Specimen>
      <Specimen name="centred">
        <Text variant="h3" as="p" centred>
          Nothing in the way of the picture
        </Text>
        <Text tone="muted" centred>
          Headings balance their lines, so that none is left with a single word.
        </Text>
      </Specimen>
      <Specimen name="editable, saves">
        <EditableText
          {...texts}
          variant="h3"
          value={name}
          label="Name of the album"
          maxLength={80}
          onSave={async (next) => {
            await wait(600);
            setName(next);
          }}
        />
      </Specimen>
      <Specimen name="editable, fails">
        <EditableText
          {...texts}
          variant="h3"
          value="Winter sale"
          label="Name of the campaign"
          onSave={() => wait(600).then(() => Promise.reject(new Error('taken')))}
        />
      </Specimen>
      <Specimen name="editable body, centred">
        <EditableText {...texts} centred value="A line below it" label="Subtitle" onSave={() => undefined} />
      </Specimen>
    </Specimens>
  );
}

export function IconPieces() {
  const [liked, setLiked] = useState(0);
  return (
    <Specimens>
      <Specimen name="sizes s, m, l, xl, 48">
        <div className={styles.row}>
          {(['s', 'm', 'l', 'xl', 48] as const).map((size) => (
            <Icon key={size} size={size}>
              <IconPhoto />
            </Icon>
          ))}
        </div>
      </Specimen>
      <Specimen name="tones">
        <div className={styles.row}>
          {([undefined, 'muted', 'accent', 'danger', 'warning', 'success'] as const).map((tone) => (
            <Icon key={tone ?? 'text'} size="l" tone={tone} label={tone ?? 'text'}>
              <IconHeart />
            </Icon>
          ))}
        </div>
      </Specimen>
      <Specimen name="clickable">
        <div className={styles.row}>
          <Icon label="Like" tone="accent" onClick={() => setLiked(liked + 1)}>
            <IconHeart />
          </Icon>
          <Icon label="Delete" size="l" tone="danger" onClick={() => setLiked(0)}>
            <IconTrash />
          </Icon>
          <Icon label="Delete, not allowed" disabled onClick={() => setLiked(0)}>
            <IconTrash />
          </Icon>
          <Text as="span" tone="muted">{`liked ${liked}`}</Text>
        </div>
      </Specimen>
      <Specimen name="own drawing">
        <Icon size="xl" label="Mark">
          <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M3 5a2 2 0 0 1 2-2h11L3 16z" />
            <path d="M21 19a2 2 0 0 1-2 2H8L21 8z" opacity=".5" />
          </svg>
        </Icon>
      </Specimen>
    </Specimens>
  );
}
