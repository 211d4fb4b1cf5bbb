let isPressed = false;
const setPressed = (pressed: boolean) => () => {
  isPressed = pressed;
};
addEventListener('pointerdown', setPressed(true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, setPressed(false), true);

/**
 * Runs it now, or after the press that is under way. An error that appears when a field loses the focus moves what is
 * below it: a button could move away between press and release, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const later = () => {
    removeEventListener('pointerup', later);
    removeEventListener('pointercancel', later);
    // The click comes after the release.
    setTimeout(run);
  };
  addEventListener('pointerup', later);
  addEventListener('pointercancel', later);
}
