// The component gallery. Only the development server serves it; it is in no build.
import '~/ui/tokens.css';
import '~/ui/base.css';
import { createRoot } from 'react-dom/client';
import { Toaster } from '~/ui/toaster';
import { colorScheme } from '~/ui/use-color-scheme';
import { UiGallery } from './gallery';

colorScheme.start();
const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no element with the id "root"');
createRoot(root).render(
  <>
    <UiGallery />
    <Toaster label="Notifications" />
  </>,
);
