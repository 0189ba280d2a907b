import type { SceneGroup, SceneName } from '@/domain/life/scenes';
import { area } from '../define-messages';

const groups: Record<SceneGroup, string> = {
  travel: '出行',
  topUp: '充值',
  shop: '购物',
  play: '玩乐',
  care: '关爱',
  give: '送同事',
  pay: '收付',
  work: '团队',
  more: '更多',
};

const texts: Record<SceneName, { label: string; description: string }> = {
  taxi: { label: '打车', description: '企业打车，龙币支付' },
  trips: { label: '行程', description: '用车记录和费用' },
  phone: { label: '话费', description: '给自己或家人充话费' },
  cards: { label: '购物卡', description: '京东卡等购物卡' },
  topUp: { label: '充值中心', description: '话费、流量、水电' },
  coins: { label: '龙币充值', description: '给账户充值龙币' },
  flashSale: { label: '限时抢购', description: '每天四场，好物秒杀' },
  vouchers: { label: '卡券', description: '优惠券和兑换码' },
  secondHand: { label: '闲置', description: '同事间的二手转让' },
  shoppingArea: { label: '购物专区', description: '用积分购物' },
  orders: { label: '订单', description: '查看全部订单' },
  treasure: { label: '夺宝', description: '一个龙币试手气' },
  quiz: { label: '答题', description: '参加考试和问答，赢奖励' },
  recommended: { label: '活动推荐', description: '商城里适合你的活动和好物' },
  activities: { label: '活动', description: '正在进行和即将开始' },
  year: { label: '年度账单', description: '回顾你的这一年' },
  holiday: { label: '龙民节', description: '下一个节日的好礼和活动' },
  care: { label: '关爱', description: '关爱通福利平台' },
  redPackets: { label: '红包', description: '收到的和发出的' },
  familyPay: { label: '亲情付', description: '家人消费，你来付款' },
  welfareData: { label: '福利数据', description: '收到与送出的统计' },
  transfer: { label: '转账', description: '把龙币送给同事' },
  transferCentre: { label: '转账中心', description: '各种送法和没送完的草稿' },
  schedule: { label: '定时祝福', description: '生日当天自动送达' },
  reward: { label: '奖励同事', description: '用激励账户奖励同事' },
  bookings: { label: '预约记录', description: '已预约的祝福' },
  pay: { label: '付款码', description: '向商家出示付款' },
  scan: { label: '扫一扫', description: '扫码付款、领红包' },
  exchange: { label: '兑换积分', description: '龙币兑换积分' },
  bill: { label: '账单', description: '每一笔收支' },
  grants: { label: '发放审批', description: '待你审批的发放' },
  apply: { label: '开户申请', description: '申请龙币账户' },
  news: { label: '资讯', description: '公司动态和福利资讯' },
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
  none: '没有找到相关场景',
  noneLine: '换个关键词试试，或查看全部场景。',
  clear: '查看全部场景',
};

export const sceneMessages = area(scenes, () => import('./scenes.en').then((module) => module.scenes));
