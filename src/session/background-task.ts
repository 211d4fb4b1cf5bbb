import { Store } from '@tanstack/react-store';
import type { ReactNode } from 'react';

/** What continues while the user goes from page to page, such as an upload. It ends when another account is shown. */
export const backgroundTask = new Store<ReactNode>(null);

/** Whether something would be lost if the page were loaded again. */
export const hasUnsavedBackground = new Store(false);
