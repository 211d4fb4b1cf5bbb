import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

const NAMES: Record<string, MessageDescriptor | string> = {
  Mod: isApple ? '⌘' : msg`Ctrl`,
  Alt: isApple ? '⌥' : 'Alt',
  ' ': msg`Space`,
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A shortcut's key as printed on the keyboard: `⌘ K`, `Ctrl K`, `Alt ↑`. */
export function keyLabel(shortcut: string, t: (message: MessageDescriptor) => string): string {
  return shortcut
    .split('+')
    .map((key) => {
      const name = NAMES[key] ?? key.toUpperCase();
      return typeof name === 'string' ? name : t(name);
    })
    .join(isApple ? '' : ' ');
}
