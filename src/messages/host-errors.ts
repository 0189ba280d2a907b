import { area } from './define-messages';

export const host = {
  unsupported: '当前环境不支持此功能',
  scanUnsupported: '抱歉，当前客户端版本不支持扫一扫',
  configFailed: (text: string): string => `配置验证失败：${text}`,
};

/** What a host app cannot do, or did not accept. */
export const hostErrorMessages = area(host, () => import('./host-errors.en').then((module) => module.host));
