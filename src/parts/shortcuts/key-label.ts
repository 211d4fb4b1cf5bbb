import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CTRL, isApple } from './modifier';

const NAMES: Record<string, MessageDescriptor | string> = {
  Mod: isApple ? '⌘' : CTRL,
  Alt: isApple ? '⌥' : 'Alt',
  ' ': msg`Space`,
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Backspace: '⌫',
  Delete: msg`Del`,
  // A menu opens by it with Shift only.
  F10: 'Shift F10',
  ContextMenu: msg`Menu`,
};

/** A capital letter is typed with Shift. */
const nameOf = (key: string) =>
  /^[A-Z]$/.test(key) ? [isApple ? '⇧' : msg`Shift`, key] : [NAMES[key] ?? key.toUpperCase()];

/** A shortcut's key as printed on the keyboard: `⌘ K`, `Ctrl K`, `Ctrl Shift Z`, `Alt ↑`. */
export function keyLabel(shortcut: string, t: (message: MessageDescriptor) => string): string {
  return shortcut
    .split(/(?<=\w)\+/)
    .flatMap(nameOf)
    .map((name) => (typeof name === 'string' ? name : t(name)))
    .join(isApple ? '' : ' ');
}
