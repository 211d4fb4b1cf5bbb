let isPressed = false;
const setPressed = (pressed: boolean) => () => {
  isPressed = pressed;
};
addEventListener('pointerdown', setPressed(true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, setPressed(false), true);

/**
 * Runs a function now, or after the current press. An error that appears on blur moves what is
 * below it, so a button could move away between press and release, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const later = () => {
    removeEventListener('pointerup', later);
    removeEventListener('pointercancel', later);
    // The click event follows the release.
    setTimeout(run);
  };
  addEventListener('pointerup', later);
  addEventListener('pointercancel', later);
}
