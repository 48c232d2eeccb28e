/** A button that is grey for a reason: it keeps the focus, says why, and does nothing. */
export const greyed = (why: string | undefined, onPress: () => void) => ({
  'aria-disabled': why !== undefined,
  // The title is also what the button is described by.
  title: why,
  onClick: () => {
    if (why === undefined) onPress();
  },
});
