import { Modal, type ModalProps } from './modal';

/** Details beside the page, at its inline end. It is open as long as it is rendered. */
export const SidePanel = (props: ModalProps & { 'data-list-panel'?: boolean }) => (
  <Modal {...props} placement="side" />
);
