// Runs before each file of component tests: the product's own styles and messages.
import '~/ui/tokens.css';
import '~/ui/base.css';
import { i18n } from '@lingui/core';

i18n.loadAndActivate({ locale: 'en', messages: {} });
