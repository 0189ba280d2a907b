/**
 * Where the mocked gateways run: behind the server over HTTP, in the service worker of the page, or nowhere. A compile-time
 * constant, so that a real build drops every branch and every import that stands behind it.
 */
declare const __MOCKS__: 'http' | 'worker' | 'none';

interface ViteTypeOptions {
  /** A name that is not listed below does not compile. */
  strictImportMetaEnv: unknown;
}

/** What an environment configures; tooling/environment.ts says what each value must look like. */
interface ImportMetaEnv {
  readonly VITE_GW_LIFE: string;
  readonly VITE_GW_WALLET: string;
  readonly VITE_GW_MALL: string;
  readonly VITE_GW_CASHIER: string;
  readonly VITE_GW_TAXI: string;
  readonly VITE_GW_BFF: string;
  readonly VITE_GW_AUTH: string;
  readonly VITE_KEY_LIFE: string;
  readonly VITE_KEY_WALLET: string;
  readonly VITE_KEY_MALL: string;
  readonly VITE_KEY_CASHIER: string;
  readonly VITE_KEY_TAXI: string;
  readonly VITE_KEY_BFF: string;
  readonly VITE_KEY_AUTH: string;
  readonly VITE_KEYLESS_GATEWAYS: string;
  readonly VITE_AES_KEY: string;
  readonly VITE_AES_IV: string;
  readonly VITE_LOGIN_PAGE: string;
  readonly VITE_SSO_LOGIN: string;
  readonly VITE_ALLOWED_HOSTS: string;
  readonly VITE_IMAGE_HOSTS: string;
  readonly VITE_TOKEN_HOSTS: string;
  readonly VITE_HOST_SCHEMES: string;
  readonly VITE_FRAME_ANCESTORS: string;
  readonly VITE_AVATAR_BASE: string;
  readonly VITE_RECRUITING_PORTAL: string;
  readonly VITE_PAYMENT_CODE_PAGE: string;
  readonly VITE_YUNTUSUO_PAGE: string;
  readonly VITE_WORK_ORDER_LINK: string;
  readonly VITE_CARE_PLATFORM: string;
  readonly VITE_SHOPPING_AREA: string;
  readonly VITE_HR_DATA_SERVICE: string;
  readonly VITE_CAPTCHA_SERVICE: string;
  readonly VITE_DEVICE_ID_SERVICE: string;
  readonly VITE_FILE_SERVICE: string;
}
