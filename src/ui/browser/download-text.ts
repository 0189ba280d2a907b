import { downloadBlob } from './download-blob';

/** Downloads a text as a file; `type` is its MIME type, for example `text/csv;charset=utf-8`. */
export function downloadText(text: string, name: string, type: string): void {
  downloadBlob(new Blob([text], { type }), name);
}
