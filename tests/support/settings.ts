import { reload } from './render-app';

/** Opens another address in the same browser. */
export async function go(address: string): Promise<void> {
  window.location.hash = address;
  await reload();
}
