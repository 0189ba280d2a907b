/** Constants that pop-ups alone need. */
export const defaultBusinessCode = 'XM19089';
/** Milliseconds. */
export const popupBusyReset = 10_000;
/** Pixels. */
export const popupDialogWidth = 314;
