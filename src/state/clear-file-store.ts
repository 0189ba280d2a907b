import { fileItemsCleared } from './file-store';

/**
 * Removes what the former person stored as files. A module of its own for the entry to load: loading the store itself, which screens import
 * too, would make the bundler put its runtime into a file of its own before the first paint.
 */
export function clearFileStore(): Promise<void> {
  return fileItemsCleared();
}
