import type { SceneName } from './scenes';

/** What a scene is searched by beside its texts, whatever language the app speaks. */
interface SceneWords {
  /** Of its Chinese name, a syllable for each character, parted by blanks. */
  pinyin: string;
  /** What people call it, in Chinese and English, parted by blanks. */
  words: string;
}

export const sceneWords: Readonly<Record<SceneName, SceneWords>> = {
  taxi: { pinyin: 'da che', words: '叫车 用车 滴滴 出租车 网约车 didi cab ride car' },
  trips: { pinyin: 'xing cheng', words: '用车记录 发票 rides receipt' },
  phone: { pinyin: 'hua fei', words: '充话费 手机费 流量 移动 联通 电信 mobile data credit' },
  cards: { pinyin: 'gou wu ka', words: '礼品卡 京东卡 加油卡 gift card jd fuel' },
  topUp: { pinyin: 'chong zhi zhong xin', words: '缴费 水费 电费 燃气 流量 bills utilities water power gas' },
  coins: { pinyin: 'long bi chong zhi', words: '充值 充钱 加币 buy coins add money' },
  flashSale: { pinyin: 'xian shi qiang gou', words: '秒杀 抢购 特价 打折 deal discount sale' },
  vouchers: { pinyin: 'ka quan', words: '优惠券 代金券 兑换码 折扣 coupon code discount' },
  secondHand: { pinyin: 'xian zhi', words: '二手 跳蚤市场 转让 卖东西 used flea market sell' },
  goods: {
    pinyin: 'quan bu shang pin',
    words: '商品 好物 商城 购物 水杯 水果 茶叶 耳机 礼盒 goods products mall shop gifts',
  },
  shoppingArea: { pinyin: 'gou wu zhuan qu', words: '商城 购物 买东西 mall shop store' },
  orders: { pinyin: 'ding dan', words: '买的东西 物流 快递 退款 purchase parcel delivery refund' },
  treasure: { pinyin: 'duo bao', words: '抽奖 一元购 lottery draw lucky' },
  quiz: { pinyin: 'da ti', words: '考试 问答 测验 exam test questions' },
  recommended: { pinyin: 'huo dong tui jian', words: '推荐 商品 好物 recommended goods' },
  activities: { pinyin: 'huo dong', words: '报名 运动会 福利活动 events sign up' },
  holiday: { pinyin: 'long min jie', words: '节日 放假 春节 festival' },
  prizes: { pinyin: 'wo de jiang pin', words: '中奖 领奖 奖品 抽奖 won award' },
  year: { pinyin: 'nian du zhang dan', words: '年度报告 年终总结 回顾 yearly summary review' },
  care: { pinyin: 'guan ai', words: '关爱通 体检 保险 福利平台 checkup insurance benefits' },
  redPackets: { pinyin: 'hong bao', words: '抢红包 发红包 利是 lucky money envelope' },
  familyPay: { pinyin: 'qin qing fu', words: '亲属卡 家人 代付 家庭 relatives pay for' },
  welfareData: { pinyin: 'fu li shu ju', words: '统计 图表 收到多少 statistics chart' },
  transfer: { pinyin: 'zhuan zhang', words: '送龙币 发龙币 打钱 转钱 送礼 send pay gift' },
  transferCentre: { pinyin: 'zhuan zhang zhong xin', words: '草稿 送法 批量 draft send' },
  schedule: { pinyin: 'ding shi zhu fu', words: '生日 预约 周年 入职 定时转账 birthday anniversary later' },
  reward: { pinyin: 'jiang li tong shi', words: '激励 团队 表扬 点赞 recognition team praise' },
  bookings: { pinyin: 'yu yue ji lu', words: '定时 计划 生日 scheduled planned' },
  pay: { pinyin: 'fu kuan ma', words: '二维码 扫码 付钱 收款 食堂 qr code canteen' },
  scan: { pinyin: 'sao yi sao', words: '二维码 扫码 付款 qr code camera' },
  exchange: { pinyin: 'dui huan ji fen', words: '积分 换积分 points swap' },
  bill: { pinyin: 'zhang dan', words: '明细 流水 收支 余额 记录 history statement balance' },
  grants: { pinyin: 'fa fang shen pi', words: '审批 待办 同意 approve pending' },
  activityApprovals: { pinyin: 'huo dong shen pi', words: '审批 经费 预算 待办 approve budget' },
  createGrant: { pinyin: 'fa qi fa fang', words: '批量发放 发福利 发奖金 慰问 bulk bonus benefit' },
  lists: { pinyin: 'fa fang ming dan', words: '表格 导入 名单 excel sheet import spreadsheet' },
  apply: { pinyin: 'kai hu shen qing', words: '申请账户 激励账户 经费 apply incentive account' },
  news: { pinyin: 'zi xun', words: '新闻 公告 通知 公司动态 announcement' },
  guide: { pinyin: 'shi yong zhi nan', words: '帮助 怎么用 常见问题 客服 help faq how to' },
  messages: { pinyin: 'xiao xi', words: '通知 提醒 消息中心 notices inbox alerts' },
  addresses: { pinyin: 'di zhi bu', words: '收货地址 地址管理 寄送 shipping delivery' },
  settings: {
    pinyin: 'she zhi',
    words: '密码 免密 语言 字体 深色 限额 退出 password language dark text size limit',
  },
};
