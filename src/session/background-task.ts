import type { ReactNode } from 'react';
import { createListeners } from '~/lib/listeners';

let task: ReactNode = null;
let isBusy = false;
const listeners = createListeners();

export const onBackgroundTask = listeners.subscribe;

export const backgroundTask = (): ReactNode => task;

/** Whether something would be lost if the page were loaded again. */
export const isBackgroundBusy = (): boolean => isBusy;

export function setBackgroundBusy(next: boolean): void {
  isBusy = next;
  listeners.notify();
}

/** What continues while the user goes from page to page, such as an upload. It ends when another account is shown. */
export function setBackgroundTask(next: ReactNode): void {
  task = next;
  listeners.notify();
}
