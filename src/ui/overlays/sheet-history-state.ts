/** History state of a sheet that was opened from its own page, so that closing it is one step back. */
export const sheetHistoryState = { sheetHistoryState: true } as const;

/** Whether the page below opened the sheet, rather than a link straight to it. */
export function isSheetHistoryState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheetHistoryState' in state;
}
