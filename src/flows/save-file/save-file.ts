import { currentHost } from '@/host/detect';
import { downloadBlob } from '@/ui/browser/download-blob';

/** Whether the host saves files; web views of other apps ignore downloads without a word. */
export function canSaveFiles(): boolean {
  return currentHost() === 'browser';
}

/** Saves a file where the host does that, and says whether it does. */
export function saveFile(content: Blob, name: string): boolean {
  if (!canSaveFiles()) return false;
  downloadBlob(content, name);
  return true;
}
