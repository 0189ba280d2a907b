import { reload } from './render-app';

/** Opens another address in the same browser. */
export async function openAddress(address: string): Promise<void> {
  window.location.hash = address;
  await reload();
}
