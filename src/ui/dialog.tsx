import { Modal, type ModalProps } from './modal';

/** A question or a small task over the page. It is open as long as it is rendered. */
export const Dialog = (props: ModalProps) => <Modal {...props} placement="center" />;
