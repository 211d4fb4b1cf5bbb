import { type Html, raw } from './html.ts';

const icon = (paths: string): Html =>
  raw(
    `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );

export const icons = {
  save: icon('<path d="M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14"/>'),
  share: icon('<path d="M12 15V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1"/>'),
  book: icon('<rect x="4" y="5.5" width="16" height="14.5" rx="2.5"/><path d="M4 10h16M8.5 3.5v4m7-4v4"/>'),
  review: icon('<path d="m12 4 2.5 5.1 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z"/>'),
  lock: icon('<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>'),
  hidden: icon(
    '<path d="M4 4l16 16M9.5 5.6A9.6 9.6 0 0 1 12 5.3c5.5 0 9 6.7 9 6.7a16 16 0 0 1-3 3.7M6.4 7.4A15.4 15.4 0 0 0 3 12s3.5 6.7 9 6.7a8.7 8.7 0 0 0 4.4-1.2M10 10.2a2.6 2.6 0 0 0 3.7 3.7"/>',
  ),
  expired: icon('<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>'),
  unknown: icon('<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>'),
  done: icon('<path d="m5 12.5 4.5 4.5L19 7.5"/>'),
  mail: icon('<rect x="3.5" y="5.5" width="17" height="13" rx="2.5"/><path d="m4.5 7.5 7.5 6 7.5-6"/>'),
  photo: icon(
    '<rect x="3.5" y="5" width="17" height="14" rx="2.5"/><circle cx="9" cy="10" r="1.5"/><path d="m4 17 5-4.5 3.5 3L16 12l4.5 4"/>',
  ),
  arrow: icon('<path d="M7 17 17 7m0 0H9m8 0v8"/>'),
};
