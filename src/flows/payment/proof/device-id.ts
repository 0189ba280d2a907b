import { askService, deviceIdentified } from '@/api/services';
import { readStored, writeStored } from '@/state/storage';

/** This device as the environment's service knows it; asked for once and kept. Throws `GatewayError` where the service does not answer. */
export async function deviceId(): Promise<string> {
  const known = readStored('device-id');
  if (known !== null) return known;
  const { deviceId: given } = await askService(deviceIdentified, {});
  writeStored('device-id', given);
  return given;
}
