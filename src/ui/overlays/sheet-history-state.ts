/** Marks the history entry of a sheet that its own page opened: closing it is one step back. */
export const sheetHistoryState = { sheetHistoryState: true } as const;

/** Whether the entry was made by the page below it, and not by a link straight to the sheet. */
export function isSheetHistoryState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheetHistoryState' in state;
}
