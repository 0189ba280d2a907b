import type { SystemType } from '@/domain/account';
import type { Address } from '@/domain/screens';

/** An entrance as the home pages offer it; its texts are in `messages`. */
export interface EntranceMeta {
  /** Name of its drawing. */
  icon: string;
  to: Exclude<Address, `${string}:${string}`>;
  /** Parameters of the link. */
  query?: Readonly<Record<string, string>>;
  /** The session type that it is offered to; absent means both. */
  only?: SystemType;
}

/** Ways around the balance; which of them come first follows the account that is shown. */
export const moneyEntrances = {
  transfer: { icon: 'transfer', to: '/transfer1', only: 'LONGCOIN' },
  schedule: { icon: 'schedule', to: '/transfer3', only: 'LONGCOIN' },
  reward: { icon: 'reward', to: '/transfer2', only: 'LONGCOIN' },
  scheduleReward: { icon: 'schedule', to: '/transfer4', only: 'LONGCOIN' },
  exchange: { icon: 'exchange', to: '/integralExchange' },
  bill: { icon: 'bill', to: '/longballDetail' },
  pay: { icon: 'paycode', to: '/paymentQRcode' },
  topUp: { icon: 'topup', to: '/recharge' },
} as const satisfies Record<string, EntranceMeta>;

/** The services below it, in the order of their tiles for a person who has used none of them yet. */
export const serviceEntrances = {
  reward: { icon: 'reward', to: '/transfer2', only: 'LONGCOIN' },
  redPackets: { icon: 'redpacket', to: '/red-packets' },
  taxi: { icon: 'taxi', to: '/newDidiHome' },
  topUp: { icon: 'topup', to: '/rechargeNew' },
  flashSale: { icon: 'flash', to: '/secKillingHome' },
  treasure: { icon: 'treasure', to: '/grabTreasureHome' },
  quiz: { icon: 'quiz', to: '/answerHome' },
  phone: { icon: 'phone', to: '/rechargeNewTel' },
  vouchers: { icon: 'voucher', to: '/order-newlist', query: { tab: 'coupons' } },
  secondHand: { icon: 'secondhand', to: '/second-hand' },
  care: { icon: 'gift', to: '/linkToGuanAiTong' },
  news: { icon: 'news', to: '/news-list' },
} as const satisfies Record<string, EntranceMeta>;

/** The entrances that a session has; those it lacks are not shown. */
export function entrancesFor<Name extends string>(
  entrances: Readonly<Record<Name, EntranceMeta>>,
  sysType: SystemType,
): [Name, EntranceMeta][] {
  return (Object.entries(entrances) as [Name, EntranceMeta][]).filter(
    ([, { only }]) => only === undefined || only === sysType,
  );
}

/** The entrance to all services, which always stays in its position. */
export const allServices = { icon: 'all', to: '/allScene' } as const satisfies EntranceMeta;

const tiles = 7;

/** The tiles of home: those that the person uses most come first. Takes how often each address was visited. */
export function homeServices(
  sysType: SystemType,
  visits: Readonly<Partial<Record<string, number>>>,
): [keyof typeof serviceEntrances, EntranceMeta][] {
  return entrancesFor<keyof typeof serviceEntrances>(serviceEntrances, sysType)
    .sort(([, one], [, other]) => (visits[other.to] ?? 0) - (visits[one.to] ?? 0))
    .slice(0, tiles);
}

/** Whether home has a tile for this address. */
export function isHomeService(address: string): boolean {
  return Object.values(serviceEntrances).some(({ to }) => to === address);
}

/** The four entrances in the pocket of the envelope: rewards first for the team account, payments where there are no transfers. */
export function pocketEntrances(sysType: SystemType, team: boolean): (keyof typeof moneyEntrances)[] {
  if (sysType === 'WALLET') return ['pay', 'topUp', 'exchange', 'bill'];
  return team
    ? ['reward', 'scheduleReward', 'transfer', 'bill']
    : ['transfer', 'schedule', 'exchange', 'bill'];
}
