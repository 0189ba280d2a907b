import type { SceneGroup, SceneName } from '@/domain/life/scenes';
import { area } from './define-messages';

const groups: Record<SceneGroup, string> = {
  travel: '出行',
  topUp: '充值',
  shop: '购物',
  play: '好玩',
  care: '关爱',
  give: '送同事',
  pay: '收付',
  work: '团队',
  more: '更多',
};

const words: Record<SceneName, { word: string; line: string }> = {
  taxi: { word: '打车', line: '企业打车，用龙币付' },
  trips: { word: '行程', line: '打过的车和账' },
  phone: { word: '话费', line: '给自己或家人充话费' },
  cards: { word: '购物卡', line: '京东卡和其他卡' },
  topUp: { word: '充值中心', line: '话费、流量、水电' },
  coins: { word: '充龙币', line: '把龙币充进账户' },
  flashSale: { word: '限时抢购', line: '每天四场，好物秒杀' },
  mall: { word: '商城', line: '员工价的好物' },
  vouchers: { word: '卡券', line: '优惠券和兑换码' },
  secondHand: { word: '闲置', line: '同事之间的二手' },
  shoppingArea: { word: '购物专区', line: '用积分买东西' },
  orders: { word: '订单', line: '买过的都在这里' },
  treasure: { word: '夺宝', line: '一个龙币试手气' },
  quiz: { word: '答题', line: '考试和问答领奖励' },
  activities: { word: '活动', line: '正在进行和即将开始' },
  year: { word: '年度报告', line: '这一年的你' },
  care: { word: '关爱', line: '关爱通福利平台' },
  redPackets: { word: '红包', line: '收到的和发出的' },
  familyPay: { word: '亲情付', line: '让家人花你的龙币' },
  welfareData: { word: '福利数据', line: '收到与送出的统计' },
  transfer: { word: '转账', line: '把龙币送给同事' },
  schedule: { word: '定时祝福', line: '生日当天自动送达' },
  reward: { word: '奖励同事', line: '用团队激励账户' },
  bookings: { word: '预约记录', line: '约好的祝福' },
  pay: { word: '付款码', line: '给收银员扫一扫' },
  scan: { word: '扫一扫', line: '扫码付款、领红包' },
  exchange: { word: '兑换积分', line: '龙币换成积分' },
  bill: { word: '账单', line: '每一笔收支' },
  grants: { word: '发放审批', line: '等你审批的发放' },
  apply: { word: '开户申请', line: '申请龙币账户' },
  news: { word: '资讯', line: '公司和福利的新鲜事' },
  guide: { word: '使用指南', line: '规则和常见问题' },
  settings: { word: '设置', line: '账户、安全和显示' },
};

export const scenes = {
  groups,
  words,
  all: '全部',
  groupsLabel: '场景分类',
  search: '搜索场景',
  searchHint: '打车、话费、卡券',
  found: (count: number) => `找到 ${count} 个场景`,
  none: '没有这样的场景',
  noneLine: '换个词，或者看看全部。',
  clear: '看全部场景',
};

export const sceneMessages = area(scenes, () => import('./scenes.en').then((module) => module.scenes));
