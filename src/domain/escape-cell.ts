/** A text that no spreadsheet program takes for a formula: one that begins like one, or with a tab or line break, gets an apostrophe in front. */
export function escapeCell(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
}
