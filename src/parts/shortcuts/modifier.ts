import { msg } from '@lingui/core/macro';

export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
export const CTRL = msg`Ctrl`;
