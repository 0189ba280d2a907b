import { clearUserData } from './slice';
import { writeStored } from './storage';
import { visitsForgotten } from './visited';

/** Another person uses the device from now on: clears what the one before wrote, chose, visited and was known by. */
export function personLeft(): void {
  clearUserData();
  visitsForgotten();
  void import('./clear-file-store').then(({ clearFileStore }) => clearFileStore());
  writeStored('usercode', null);
}
