import { dialogMessages } from '@/domain/constants';
import type { Countdown } from '@/domain/countdown';
import { area } from './define-messages';

const usual: Readonly<Record<keyof typeof dialogMessages, string>> = dialogMessages;

export const kit = {
  dialogTitle: usual.title,
  confirm: usual.confirm,
  cancel: usual.cancel,
  illegalInput: '输入的数据不合法！',
  close: '收起',
  picture: '图片',

  earlierMonth: '上个月',
  laterMonth: '下个月',

  remaining: ({ days, hours, minutes }: Countdown) => {
    const parts = [
      days > 0 ? `${days} 天` : '',
      hours > 0 ? `${hours} 小时` : '',
      minutes > 0 ? `${minutes} 分` : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? '还剩不到 1 分钟' : `还剩 ${parts.join(' ')}`;
  },
  over: '已结束',
  dayUnit: '天',

  imageFailed: (alt: string) => `${alt}，图片加载失败`,

  barCode: '付款条形码',
  qrCode: '付款二维码',
  showDigits: '查看数字',
  hideDigits: '隐藏数字',
  codeOffline: '请联网后出示',
  renewsIn: (seconds: number) => `${seconds} 秒后刷新`,

  done: '已完成',
  now: '进行中',
  later: '未开始',

  endOfList: '没有更多了',
  loadingMore: '正在加载更多',
  moreFailed: '加载更多失败',
  retry: '再试一次',
  refresh: '刷新',
  pullOn: '下拉刷新',
  letGo: '松开刷新',
  refreshing: '正在刷新',

  gains: '收入',
  costs: '支出',
  monthAccessibleText: (month: string, gains: string, costs: string) =>
    `${month}收入 ${gains}，支出 ${costs}`,
  sentence: (parts: readonly string[]) => parts.join('；'),
  pointAccessibleText: (day: string, balance: string) => `${day} ${balance}`,
};

/** The messages of the shared parts. */
export const kitMessages = area(kit, () => import('./kit.en').then((module) => module.kit));
