import { area } from './define-messages';

const byStatus: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '未授权，请登录',
  403: '拒绝访问',
  408: '请求超时',
  429: '访问人数较多，请稍后再试',
  505: 'HTTP 版本不受支持',
};

/** The error catalogue. */
const errors = {
  /** Takes the HTTP status and the path, without its query. */
  http: (status: number, path: string): string => {
    if (status === 404) return `请求地址出错：${path}`;
    if (status >= 500 && status <= 504) return '服务器开了点小差，请稍后再试';
    return byStatus[status] ?? '请求失败，请稍后再试';
  },
  timeout: '请求超时，请稍后重试',
  /** A write whose outcome is not known. */
  unanswered: '没有收到答复，可能已经成功，请核对后再试',
  /** Shown while a slow request continues. */
  slow: '网络有点慢，正在努力加载',
  network: '网络连接失败，请稍后再试',
  invalidResponse: '服务器返回异常，请稍后再试',
  /** For a body code without a message. */
  noMessage: '请求失败，请稍后再试',
  glitch: '服务器出了点小故障，请联系管理员',
  walletTrouble: '网络异常，请稍后再试',
  noAccount: '您还没有龙币账户',
  departed: '你已离职，不能再登录龙币钱包',
  loginInvalid: '登录失效',
  /** The staff binding check was refused without a message. */
  staffLoginInvalid: '登录失效！',
  storageLost: '当前浏览器无法保存记录，不影响本次使用',
};

export type ErrorMessages = typeof errors;

/** The error catalogue in both languages. */
export const errorMessages = area(errors, () => import('./errors.en').then((module) => module.errors));
