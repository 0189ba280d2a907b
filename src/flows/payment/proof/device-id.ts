import { askService, deviceIdentified } from '@/api/services';
import { readStored, writeStored } from '@/state/storage';

/** The id that the environment's service gave this device; fetched once and stored. Throws `GatewayError`. */
export async function deviceId(): Promise<string> {
  const stored = readStored('device-id');
  if (stored !== null) return stored;
  const { deviceId: issued } = await askService(deviceIdentified, {});
  writeStored('device-id', issued);
  return issued;
}
