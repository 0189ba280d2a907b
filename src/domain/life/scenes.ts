import type { SystemType } from '@/domain/account';
import { entrancesFor, type EntranceMeta } from '@/domain/home/entrances';
import { href } from '@/domain/href';

/** What the scenes of /allScene are grouped by, in their order. */
export const sceneGroups = [
  'travel',
  'topUp',
  'shop',
  'play',
  'care',
  'give',
  'pay',
  'work',
  'more',
] as const;
export type SceneGroup = (typeof sceneGroups)[number];

interface SceneMeta extends EntranceMeta {
  group: SceneGroup;
}

/** Everything that the product can be used for. Their texts are in `messages`. */
export const scenes = {
  taxi: { group: 'travel', icon: 'taxi', to: '/newDidiHome' },
  trips: { group: 'travel', icon: 'clock', to: '/didiOrderList' },
  phone: { group: 'topUp', icon: 'phone', to: '/rechargeNewTel' },
  cards: { group: 'topUp', icon: 'card', to: '/jdCardHome' },
  topUp: { group: 'topUp', icon: 'topup', to: '/rechargeNew' },
  coins: { group: 'topUp', icon: 'coin-line', to: '/recharge' },
  goods: { group: 'shop', icon: 'gift', to: '/goodsDetailPage', query: { list: 'all' } },
  flashSale: { group: 'shop', icon: 'flash', to: '/secKillingHome' },
  vouchers: { group: 'shop', icon: 'voucher', to: '/order-newlist', query: { tab: 'coupons' } },
  secondHand: { group: 'shop', icon: 'secondhand', to: '/second-hand' },
  shoppingArea: { group: 'shop', icon: 'wallet', to: '/linkToLongCoinShop' },
  orders: { group: 'shop', icon: 'orders', to: '/order-newlist' },
  treasure: { group: 'play', icon: 'treasure', to: '/grabTreasureHome' },
  quiz: { group: 'play', icon: 'quiz', to: '/answerHome' },
  recommended: { group: 'play', icon: 'cashier', to: '/activityRecommend' },
  activities: { group: 'play', icon: 'pennant', to: '/allActivity' },
  holiday: { group: 'play', icon: 'moon', to: '/longDay' },
  prizes: { group: 'play', icon: 'gift', to: '/activityPrize' },
  year: { group: 'play', icon: 'doc', to: '/activityYears' },
  care: { group: 'care', icon: 'gift', to: '/linkToGuanAiTong' },
  redPackets: { group: 'care', icon: 'redpacket', to: '/red-packets' },
  familyPay: { group: 'care', icon: 'user', to: '/familyPay' },
  welfareData: { group: 'care', icon: 'gauge', to: '/bigdata' },
  transfer: { group: 'give', icon: 'transfer', to: '/transfer1', only: 'LONGCOIN' },
  transferCentre: { group: 'give', icon: 'transfer', to: '/transfer-page', only: 'LONGCOIN' },
  schedule: { group: 'give', icon: 'schedule', to: '/transfer3', only: 'LONGCOIN' },
  reward: { group: 'give', icon: 'reward', to: '/transfer2', only: 'LONGCOIN' },
  bookings: { group: 'give', icon: 'bell', to: '/orderreward1', only: 'LONGCOIN' },
  pay: { group: 'pay', icon: 'paycode', to: '/paymentQRcode' },
  scan: { group: 'pay', icon: 'scan', to: '/qrcodeScan' },
  exchange: { group: 'pay', icon: 'exchange', to: '/integralExchange' },
  bill: { group: 'pay', icon: 'bill', to: '/longballDetail' },
  grants: { group: 'work', icon: 'approval', to: '/grantApprovalH5', only: 'LONGCOIN' },
  activityApprovals: { group: 'work', icon: 'pennant', to: '/activityApprovalH5', only: 'LONGCOIN' },
  createGrant: { group: 'work', icon: 'reward', to: '/grantActivityH5', only: 'LONGCOIN' },
  lists: { group: 'work', icon: 'doc', to: '/excelPreviewGrant', only: 'LONGCOIN' },
  apply: { group: 'work', icon: 'scene', to: '/AccountApplyH5', only: 'LONGCOIN' },
  news: { group: 'more', icon: 'news', to: '/news-list' },
  guide: { group: 'more', icon: 'guide', to: '/guide' },
  messages: { group: 'more', icon: 'bell', to: '/messages' },
  addresses: { group: 'more', icon: 'pin', to: '/addressInformation' },
  settings: { group: 'more', icon: 'settings', to: '/settingNew' },
} as const satisfies Record<string, SceneMeta>;

export type SceneName = keyof typeof scenes;

/** The scenes of the life home, two rows of five with the way to all of them behind. */
const lifeScenes: readonly SceneName[] = [
  'taxi',
  'phone',
  'cards',
  'vouchers',
  'secondHand',
  'treasure',
  'quiz',
  'news',
  'care',
];

/** The scenes that a session has, by name. */
function scenesFor(sysType: SystemType): SceneName[] {
  return entrancesFor<SceneName>(scenes, sysType).map(([name]) => name);
}

/** Those of the life home that a session has. */
export function lifeScenesFor(sysType: SystemType): SceneName[] {
  const offered = scenesFor(sysType);
  return lifeScenes.filter((name) => offered.includes(name));
}

/** All that a session has, by group; a group without scenes is left out. */
export function scenesByGroup(sysType: SystemType): [group: SceneGroup, names: SceneName[]][] {
  const offered = scenesFor(sysType);
  return sceneGroups.flatMap((group): [SceneGroup, SceneName[]][] => {
    const names = offered.filter((name) => scenes[name].group === group);
    return names.length === 0 ? [] : [[group, names]];
  });
}

const recentOnes = 4;

/** The scenes that were opened last, the newest first. Takes the addresses of the visited pages in that order. */
export function recentScenes(sysType: SystemType, visited: readonly string[]): SceneName[] {
  // A scene with parameters shares its address with another one, which stands for both.
  const offered = scenesFor(sysType).filter((name) => !('query' in scenes[name]));
  return visited
    .flatMap((address) => offered.filter((name) => scenes[name].to === address))
    .slice(0, recentOnes);
}

/** The drawing of a scene and the link to it. */
export function sceneEntrance(name: SceneName): { icon: string; to: string } {
  const scene = scenes[name];
  return { icon: scene.icon, to: href(scene.to, 'query' in scene ? scene.query : {}) };
}
