import type { GatewayName } from '@/api/gateways';

interface Client {
  /** Same-origin path, without a slash at its end. */
  base: string;
  apiKey: string;
}

const env = import.meta.env;

const gateways: Record<GatewayName, Client> = {
  life: { base: env.VITE_GW_LIFE, apiKey: env.VITE_KEY_LIFE },
  wallet: { base: env.VITE_GW_WALLET, apiKey: env.VITE_KEY_WALLET },
  mall: { base: env.VITE_GW_MALL, apiKey: env.VITE_KEY_MALL },
  cashier: { base: env.VITE_GW_CASHIER, apiKey: env.VITE_KEY_CASHIER },
  taxi: { base: env.VITE_GW_TAXI, apiKey: env.VITE_KEY_TAXI },
  bff: { base: env.VITE_GW_BFF, apiKey: env.VITE_KEY_BFF },
  auth: { base: env.VITE_GW_AUTH, apiKey: env.VITE_KEY_AUTH },
};

const keyless = parts(env.VITE_KEYLESS_GATEWAYS);

/** What the app takes from its environment; the build has checked every value (tooling/environment.ts). */
export const environment = {
  gateways,
  /** Gateways that do not know Idempotency-Key: writes to them are never sent again, or they might be carried out twice. */
  keylessGateways: (Object.keys(gateways) as GatewayName[]).filter((name) => keyless.includes(name)),
  services: {
    captcha: env.VITE_CAPTCHA_SERVICE,
    deviceId: env.VITE_DEVICE_ID_SERVICE,
    hrData: env.VITE_HR_DATA_SERVICE,
    files: env.VITE_FILE_SERVICE,
  },
  /** AES-128-CBC, 16 characters each; obfuscation that the gateways demand, not secrecy. */
  aes: { key: env.VITE_AES_KEY, iv: env.VITE_AES_IV },
  /** Hosts that addresses from outside may lead to without asking. */
  allowedHosts: parts(env.VITE_ALLOWED_HOSTS),
  /** Hosts that a token may be sent to, and hosts that images are shown from. */
  tokenHosts: parts(env.VITE_TOKEN_HOSTS),
  imageHosts: parts(env.VITE_IMAGE_HOSTS),
  /** Schemes of the host apps' own addresses, which a session that is over may return to. */
  hostSchemes: parts(env.VITE_HOST_SCHEMES),
  /** The partner's log-in page; its stand-in where the gateways are mocked. */
  get loginPage(): string {
    if (__MOCKS__ === 'none') return env.VITE_LOGIN_PAGE;
    return `${window.location.origin}${window.location.pathname}#/partner-login`;
  },
  /** Where staff log in with their OA account; the same stand-in. */
  get ssoLogin(): string {
    return __MOCKS__ === 'none' ? env.VITE_SSO_LOGIN : this.loginPage;
  },
  /** Ends with a slash. */
  avatarBase: env.VITE_AVATAR_BASE,
  carePlatform: env.VITE_CARE_PLATFORM,
  shoppingArea: env.VITE_SHOPPING_AREA,
  /** Pages of the group that the app only leads to. */
  outsidePages: {
    jobs: env.VITE_RECRUITING_PORTAL,
    workOrder: env.VITE_WORK_ORDER_LINK,
    yuntusuo: env.VITE_YUNTUSUO_PAGE,
    payCode: env.VITE_PAYMENT_CODE_PAGE,
  },
} as const;

function parts(list: string): string[] {
  return list.split(',').map((part) => part.trim());
}
