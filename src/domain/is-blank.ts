/** Nothing that can be seen: blanks, and characters without any width such as U+200B or the braille blank. */
const invisible = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}
