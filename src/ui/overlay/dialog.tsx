import { Modal, type ModalProps } from './modal';

/** A modal question or small task. It is open while it is rendered. */
export const Dialog = (props: ModalProps) => <Modal {...props} placement="center" />;
