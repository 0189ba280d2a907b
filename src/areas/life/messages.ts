import { chineseMoment } from '@/domain/chinese-moment';
import type { OutsidePage } from '@/domain/external-links/outside-pages';
import type { CouponValidity } from '@/domain/life/coupon';
import { formatCount } from '@/domain/money';
import { area } from '@/messages/define-messages';
import { pageArea } from '@/messages/shared';

const digits = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

export const life = {
  title: '生活',
  chooseCity: '选择城市',
  city: (name: string) => `所在城市 ${name}`,
  search: '搜索',
  service: '联系客服',
  level: (name: string, level: number) => `${name} · ${digits[level - 1] ?? level}级`,
  growth: '成长值',
  growthOf: (growth: string, next: string) => `成长值 ${growth}，满 ${next} 升级`,
  toNext: (left: string, benefit: string) => `再攒 ${left} 成长值，${benefit}`,
  highest: '已是最高等级',
  levelFailed: '会员等级加载失败',
  scenes: '生活场景',
  all: '全部',
  voucherCount: (count: number) => `${formatCount(count)} 张可用`,
  flash: '限时抢购',
  session: (clock: string) => `${clock} 场`,
  sessionSoon: (clock: string) => `${clock} 开抢`,
  flashOver: '下一场即将开始',
  flashOverLine: '每天 08:00、10:00、14:00、20:00 各一场。',
  flashLook: '看看商品',
  soldOut: '已抢光',
  usual: (amount: string) => `原价 ${amount}`,
  flashFailed: '限时抢购加载失败',
  vouchers: '快到期的卡券',
  worthCoins: '龙币',
  worthRate: '折',
  rate: (rate: number) => String(Math.round(rate * 100) / 10),
  validity: (left: CouponValidity): string => {
    switch (left.kind) {
      case 'days':
        return left.days === 0 ? '今天到期' : `还剩 ${left.days} 天`;
      case 'until':
        return `${chineseMoment(left.at, 'day')}前`;
      case 'over':
        return '已过期';
    }
  },
  vouchersFailed: '卡券加载失败',
  news: '资讯',
  newsFailed: '资讯加载失败',
  banners: '正在进行的活动',
  allActivities: '全部活动',
  bannersNone: '暂无进行中的活动',
  bannersFailed: '活动加载失败',
  carousel: {
    pause: '暂停轮播',
    play: '继续轮播',
    slide: (position: number, count: number) => `第 ${position} 张，共 ${formatCount(count)} 张`,
  },
  recommended: '为你推荐',
  allGoods: '全部商品',
  again: '换一批',
  recommendedNone: '暂无推荐',
  recommendedFailed: '推荐加载失败',
};

export const lifeMessages = pageArea(life, () => import('./messages.en').then((module) => module.life));

const pages: Record<OutsidePage, { label: string; description: string }> = {
  jobs: { label: '内部招聘', description: '集团在招岗位，也可以推荐朋友' },
  workOrder: { label: '提交工单', description: '遇到问题，提交给服务团队' },
  yuntusuo: { label: '云图索', description: '图书与资料' },
  payCode: { label: '园区付款码', description: '用于食堂和门禁' },
};

export const outsidePages = { title: '集团的其他服务', pages };

export const outsidePageMessages = area(outsidePages, () =>
  import('./messages.en').then((module) => module.outsidePages),
);
