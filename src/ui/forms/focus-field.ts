/** Moves the focus to a field by its element id, in the middle of the window where it can be seen. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
