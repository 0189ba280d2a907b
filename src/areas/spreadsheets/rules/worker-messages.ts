import type { Sheet } from '@/domain/spreadsheets/sheet';
import type { FileProblem } from './file-kind';

/** A file to be read; the bytes are handed over, not copied. */
interface ReadRequest {
  kind: 'read';
  bytes: ArrayBuffer;
  name: string;
}

/** A table to be written as .xlsx. */
export interface WriteRequest {
  kind: 'write';
  sheetName: string;
  rows: readonly (readonly (string | number)[])[];
  /** Characters of each column. */
  widths: readonly number[];
}

export type WorkerRequest = ReadRequest | WriteRequest;

/** A sheet comes in pieces, so that taking it over never holds up the page. */
export type WorkerAnswer =
  /** The worker's own code has come. */
  | { kind: 'ready' }
  | { kind: 'sheet'; index: number; sheet: Omit<Sheet, 'rows'> }
  | { kind: 'rows'; index: number; rows: readonly (readonly string[])[] }
  /** Sheets are announced first, with how many rows they have, for the progress. */
  | { kind: 'counted'; rows: number }
  /** All has come; hidden sheets that are not empty are named, and not read. */
  | { kind: 'read'; hidden: readonly string[] }
  | { kind: 'refused'; problem: FileProblem }
  | { kind: 'written'; bytes: ArrayBuffer };
