import { formatCount } from '@/domain/money';
import { area } from '@/messages/define-messages';
import type { FaqEntry, FaqTopic } from './rules/faq';

const topics: Record<FaqTopic, string> = {
  often: '常问',
  transfer: '转账',
  schedule: '定时祝福',
  account: '账户与到期',
  payment: '付款与密码',
  safety: '安全与帮助',
};

const faq: readonly FaqEntry[] = [
  {
    id: 'short-of-coins',
    topic: 'schedule',
    often: true,
    question: '余额不够，定时祝福还会送吗？',
    answer:
      '每天上午 10:00 按预约的先后送，送到余额不够为止。没送出的那几份，公众号会通知你；每年重复的，下次照常。',
    links: ['/orderreward1'],
  },
  {
    id: 'who',
    topic: 'transfer',
    often: true,
    question: '龙币能转给谁？',
    answer: '有 OA 账号的在职同事都可以。已离职或没有 OA 账号的同事会显示在名单里，但不能选择，并注明原因。',
    links: ['/transfer1'],
  },
  {
    id: 'how-fast',
    topic: 'transfer',
    often: true,
    question: '转账多久到账，能撤回吗？',
    answer: '即时到账，转出后不能撤回。确认时会再次列出送给谁、每人金额和付款账户，请核对后再确认。',
    links: ['/longballDetail'],
  },
  {
    id: 'how-many',
    topic: 'transfer',
    question: '一次最多送几个人、多少龙币？',
    answer:
      '一次最多 20 位同事，每人最多 10,000 龙币，最多一位小数。祝福最多 40 个字，不填默认为“恭喜发财！”。',
    links: ['/transfer1'],
  },
  {
    id: 'no-answer',
    topic: 'transfer',
    question: '转账后一直没有结果，要再转一次吗？',
    answer: '不要重复转账。系统会自动查询，结果会显示在首页和账单里；龙币不会丢，也不会扣两次。',
    links: ['/longballDetail'],
  },
  {
    id: 'until-when',
    topic: 'schedule',
    often: true,
    question: '定时祝福会一直送下去吗？',
    answer: '会，直到你取消。“里程碑”例外，只送一次。',
    links: ['/orderreward1'],
  },
  {
    id: 'which-day',
    topic: 'schedule',
    question: '生日祝福哪天、几点送？',
    answer:
      '对方生日当天上午 10:00 自动送达。2 月 29 日的生日，平年在 2 月 28 日送；每月 31 日送的，小月在最后一天送。',
    links: ['/transfer3'],
  },
  {
    id: 'change-booking',
    topic: 'schedule',
    question: '预约好了还能改吗？',
    answer: '能。在预约记录的编辑页可以修改，也可以一次取消多条，已送出的不受影响。',
    links: ['/orderreward1'],
  },
  {
    id: 'departed',
    topic: 'account',
    often: true,
    question: '同事离职后，龙币怎么办？',
    answer: '离职后不能登录，账户里的龙币也不能再使用。送给 TA 的定时祝福会跳过，其他人照常送达。',
    links: [],
  },
  {
    id: 'expire',
    topic: 'account',
    often: true,
    question: '龙币什么时候到期？',
    answer:
      '福利龙币到账时会注明到期日，到期未用完将收回。付款时优先使用最早到期的龙币，首页和账户页会提前 30 天提醒。',
    links: ['/longballDetail'],
  },
  {
    id: 'two-accounts',
    topic: 'account',
    question: '个人账户和激励账户有什么不同？',
    answer: '个人账户供自己使用，可转账、付款、兑换和购物。激励账户由团队活动拨款，仅用于奖励同事。',
    links: ['/transfer1', '/transfer2'],
  },
  {
    id: 'no-account',
    topic: 'account',
    question: '提示“您还没有龙币账户”怎么办？',
    answer: '请先激活账户；还没有开通资格的，请提交开户申请。',
    links: ['/activation'],
  },
  {
    id: 'points',
    topic: 'payment',
    question: '龙币怎么换成积分？',
    answer: '在“兑换积分”里选择数量即可兑换，积分可在购物专区使用，兑换后不能换回龙币。',
    links: ['/integralExchange'],
  },
  {
    id: 'when-password',
    topic: 'payment',
    question: '什么时候要输入支付密码？',
    answer:
      '免密额度以内无需输入。超过每笔或每天的免密额度，或这类付款未开通免密时需要输入，付款前会提示你。',
    links: ['/payLimitation', '/sceneAuthorize'],
  },
  {
    id: 'forgot',
    topic: 'payment',
    question: '忘了支付密码怎么办？',
    answer: '可用短信验证码重新设置。连续输错 5 次会锁定 30 分钟，重新设置后立即解锁。',
    links: ['/setPassword'],
  },
  {
    id: 'limits',
    topic: 'payment',
    question: '怎么改支付限额？',
    answer: '调低立即生效；调高需验证支付密码或短信验证码。',
    links: ['/payLimitation'],
  },
  {
    id: 'who-sees',
    topic: 'safety',
    question: '授权给其他应用后，对方能看到什么？',
    answer:
      '只有授权页上列出的资料。余额、账单、支付密码、同事与部门都不会提供。你可以随时在授权管理里收回。',
    links: ['/settingAuth', '/settingAuth2'],
  },
  {
    id: 'lost-phone',
    topic: 'safety',
    question: '手机丢了怎么办？',
    answer: '请立即联系客服冻结账户，更换手机后重新设置支付密码。',
    links: ['/setPassword'],
  },
];

export const guide = {
  search: '搜索问题',
  searchHint: '搜问题，比如：能转给谁',
  stepsTitle: '送出一份心意，只要三步',
  steps: ['选同事', '定龙币', '写祝福'] as readonly string[],
  toTransfer: '去转账',
  topic: '分类',
  topics,
  faq,
  found: (count: number) => `找到 ${formatCount(count)} 个问题`,
  none: '没有找到相关问题',
  noneLine: '换个说法试试，或直接联系客服。',
  helpTitle: '没找到答案',
  helpLine: '人工客服 08:30–21:00 在线',
  help: '联系客服',
};

export const guideMessages = area(guide, () => import('./messages.en').then((module) => module.guide));
