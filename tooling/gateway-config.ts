import { loadEnv } from 'vite';
import type { GatewayConfig } from '../src/mocks/core/pipeline';

/** What the environment of a mode says of the gateways: the folder of each client, the other services, and the key of the cipher. */
export function gatewayConfig(mode: string, root: string): GatewayConfig {
  const env = loadEnv(mode, root, 'VITE_');
  const value = (name: string) => env[name] ?? '';
  return {
    bases: {
      life: value('VITE_GW_LIFE'),
      wallet: value('VITE_GW_WALLET'),
      mall: value('VITE_GW_MALL'),
      cashier: value('VITE_GW_CASHIER'),
      taxi: value('VITE_GW_TAXI'),
      bff: value('VITE_GW_BFF'),
      auth: value('VITE_GW_AUTH'),
    },
    services: {
      captcha: value('VITE_CAPTCHA_SERVICE'),
      deviceId: value('VITE_DEVICE_ID_SERVICE'),
      hrData: value('VITE_HR_DATA_SERVICE'),
      files: value('VITE_FILE_SERVICE'),
    },
    aes: { key: value('VITE_AES_KEY'), iv: value('VITE_AES_IV') },
  };
}
