// The page of all pieces. Only the development server has it: no build takes it in.
import './tokens.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { UiGallery } from './gallery';
import { Toaster } from './toaster';
import { colourScheme } from './use-colour-scheme';

colourScheme.start();
const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no element with the id "root"');
createRoot(root).render(
  <>
    <UiGallery />
    <Toaster label="Notifications" />
  </>,
);
