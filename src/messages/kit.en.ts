import type { Countdown } from '@/domain/countdown';
import { formatCount } from '@/domain/money';
import type { kit as zh } from './kit';

const counted = (count: number, unit: string) => `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;

export const kit: typeof zh = {
  dialogTitle: 'Please note',
  confirm: 'OK',
  cancel: 'Cancel',
  illegalInput: 'Input data is illegal!',
  close: 'Close',
  picture: 'Picture',

  earlierMonth: 'Month before',
  laterMonth: 'Next month',

  remaining: ({ days, hours, minutes }: Countdown) => {
    const parts = [
      days > 0 ? counted(days, 'day') : '',
      hours > 0 ? counted(hours, 'hour') : '',
      minutes > 0 ? counted(minutes, 'minute') : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? 'Less than a minute left' : `${parts.join(' ')} left`;
  },
  over: 'Ended',
  dayUnit: 'd',

  imageFailed: (alt: string) => `${alt}: the picture did not load`,

  barCode: 'Payment bar code',
  qrCode: 'Payment QR code',
  showDigits: 'Show digits',
  hideDigits: 'Hide digits',
  codeOffline: 'Go online to show the code',
  renewsIn: (seconds: number) => `Renews in ${seconds} s`,

  done: 'Done',
  now: 'Now',
  later: 'Upcoming',

  endOfList: 'That is all',
  loadingMore: 'Loading more',
  moreFailed: 'More could not be loaded',
  retry: 'Try again',
  refresh: 'Refresh',
  pullOn: 'Pull to refresh',
  letGo: 'Let go to refresh',
  refreshing: 'Refreshing',

  gains: 'Income',
  costs: 'Spending',
  monthAccessibleText: (month: string, gains: string, costs: string) =>
    `${month}: income ${gains}, spending ${costs}`,
  sentence: (parts: readonly string[]) => parts.join('; '),
  pointAccessibleText: (day: string, balance: string) => `${day}: ${balance}`,
};
