import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from '~/ui/button';

/** A link to a page of ours that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
