/** Bytes of a file that is read. */
export const maxFileSize = 10 * 1024 * 1024;
/** Bytes that a compressed file may unpack to. */
export const maxUnpackedSize = 96 * 1024 * 1024;
/** Files within a compressed file; a spreadsheet has a few dozen. */
export const maxParts = 2_000;
/** Rows of a sheet, its head included. */
export const maxRows = 20_100;
export const maxColumns = 200;
export const maxSheets = 50;
/** People of one grant list. */
export const maxListRows = 20_000;
