// The dialogs of an account, in one file that is loaded when the first of them opens.
export { StatusDialog } from './account/status-dialog';
export { ViewAsDialog } from './view-as-dialog';
