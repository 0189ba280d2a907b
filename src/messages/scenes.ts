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

const texts: Record<SceneName, { label: string; description: string }> = {
  taxi: { label: '打车', description: '企业打车，用龙币付' },
  trips: { label: '行程', description: '打过的车和账' },
  phone: { label: '话费', description: '给自己或家人充话费' },
  cards: { label: '购物卡', description: '京东卡和其他卡' },
  topUp: { label: '充值中心', description: '话费、流量、水电' },
  coins: { label: '充龙币', description: '把龙币充进账户' },
  flashSale: { label: '限时抢购', description: '每天四场，好物秒杀' },
  mall: { label: '商城', description: '员工价的好物' },
  vouchers: { label: '卡券', description: '优惠券和兑换码' },
  secondHand: { label: '闲置', description: '同事之间的二手' },
  shoppingArea: { label: '购物专区', description: '用积分买东西' },
  orders: { label: '订单', description: '买过的都在这里' },
  treasure: { label: '夺宝', description: '一个龙币试手气' },
  quiz: { label: '答题', description: '考试和问答领奖励' },
  activities: { label: '活动', description: '正在进行和即将开始' },
  year: { label: '年度报告', description: '这一年的你' },
  care: { label: '关爱', description: '关爱通福利平台' },
  redPackets: { label: '红包', description: '收到的和发出的' },
  familyPay: { label: '亲情付', description: '让家人花你的龙币' },
  welfareData: { label: '福利数据', description: '收到与送出的统计' },
  transfer: { label: '转账', description: '把龙币送给同事' },
  schedule: { label: '定时祝福', description: '生日当天自动送达' },
  reward: { label: '奖励同事', description: '用激励账户奖励同事' },
  bookings: { label: '预约记录', description: '约好的祝福' },
  pay: { label: '付款码', description: '给收银员扫一扫' },
  scan: { label: '扫一扫', description: '扫码付款、领红包' },
  exchange: { label: '兑换积分', description: '龙币换成积分' },
  bill: { label: '账单', description: '每一笔收支' },
  grants: { label: '发放审批', description: '等你审批的发放' },
  apply: { label: '开户申请', description: '申请龙币账户' },
  news: { label: '资讯', description: '公司和福利的新鲜事' },
  guide: { label: '使用指南', description: '规则和常见问题' },
  settings: { label: '设置', description: '账户、安全和显示' },
};

export const scenes = {
  groups,
  texts,
  all: '全部',
  recent: '最近使用',
  groupsLabel: '场景分类',
  search: '搜索场景',
  searchHint: '打车、话费、卡券',
  found: (count: number) => `找到 ${count} 个场景`,
  none: '没有这样的场景',
  noneLine: '换个词，或者看看全部。',
  clear: '看全部场景',
};

export const sceneMessages = area(scenes, () => import('./scenes.en').then((module) => module.scenes));
