/** The fixed words of the gateways: occasions, tags and their hints, relations, kinds of welfare, entries of the bill, steps of a parcel. */
const words: Readonly<Record<string, string>> = {
  生日祝福: 'Birthday gift',
  入职纪念: 'Work anniversary',
  节日问候: 'Holiday greeting',
  里程碑: 'Milestone',
  生日奖励: 'Birthday reward',
  入职周年奖励: 'Work years reward',
  节日慰问: 'Holiday reward',
  项目里程碑: 'Project milestone',
  优秀员工: 'Employee of the month',
  项目攻坚: 'Hard project',
  好点子: 'Good idea',
  乐于助人: 'Helpful colleague',
  '同事间通常送 66–188 龙币': 'Colleagues usually send 66–188 coins',
  一年一份小心意: 'A small gift every year',
  '选一个日子，每年都送': 'Choose a day; it is sent every year',
  只送一次: 'Sent once',
  '团队经费，每人不超过 200 龙币': 'From the team’s budget, up to 200 coins each',
  '团队经费，每人不超过 300 龙币': 'From the team’s budget, up to 300 coins each',
  '按司龄，通常每年 50 龙币起': 'By years at work, usually from 50 coins a year',
  '项目奖励，只发一次': 'For a project, sent once',
  '每人 200 龙币以内': 'Up to 200 coins each',
  '按贡献，每人 500 龙币以内': 'By contribution, up to 500 coins each',
  '通常每人 66 或 88 龙币': 'Usually 66 or 88 coins each',

  爱人: 'partner',
  妈妈: 'mother',
  爸爸: 'father',
  女儿: 'daughter',
  儿子: 'son',
  姐妹: 'sister',
  姐姐: 'elder sister',
  妹妹: 'younger sister',
  兄弟: 'brother',
  哥哥: 'elder brother',
  弟弟: 'younger brother',
  家人: 'relative',

  生日福利: 'Birthday benefit',
  入职周年福利: 'Anniversary benefit',
  节日福利: 'Holiday benefit',
  高温补贴: 'Heat allowance',
  读书津贴: 'Reading allowance',
  餐费补贴: 'Meal allowance',
  限时补贴: 'Short-term allowance',
  活动补贴: 'Activity allowance',
  全勤奖励: 'Attendance reward',
  团队活动经费: 'Team budget',
  答题奖励: 'Quiz reward',
  答题抽奖: 'Quiz draw',
  抽奖奖品: 'Prize',

  拿铁: 'Latte',
  咖啡: 'Coffee',
  便利店: 'Convenience store',
  员工食堂: 'Canteen',
  洗衣: 'Laundry',
  商城订单: 'Mall order',
  兑换积分: 'Points exchange',
  兑换畅由积分: 'Changyo points exchange',
  龙币到期: 'Coins expired',
  打车取消费: 'Taxi cancel fee',
  项目奖: 'Project award',
  慰问: 'Support',

  商家已发货: 'Sent by the shop',
  '到达云杉市转运中心，正在派送': 'At the local centre, out for delivery',
  '已送到前台，等你签收': 'At the front desk, waiting for you',
  已签收: 'Signed for',

  正品: 'Genuine',
  '7 天可退': 'Returns within 7 days',
  破损包赔: 'Damage refunded',
  坏果包赔: 'Bad fruit refunded',
  当季现发: 'Fresh of the season',
  坏了包换: 'Replaced if it breaks',
  一年联保: 'One-year warranty',

  全体同事和会员: 'All staff and members',
  '有 OA 账户的同事': 'Colleagues with an OA account',
  入职满一年的同事: 'Colleagues who joined over a year ago',
  入职不满一年的同事: 'Colleagues who joined within a year',
};

/** Sentences around what is data. */
const sentences: readonly (readonly [pattern: RegExp, english: string])[] = [
  [/^转账给 (\d+) 位同事$/, 'Transfer to $1 colleagues'],
  [/^奖励 (\d+) 位同事$/, 'Reward for $1 colleagues'],
  [/^定时祝福给 (\d+) 位同事$/, 'Scheduled gift to $1 colleagues'],
  [/^定时奖励 (\d+) 位同事$/, 'Scheduled reward for $1 colleagues'],
  [/^定时祝福给(.+)$/, 'Scheduled gift to $1'],
  [/^定时奖励(.+)$/, 'Scheduled reward for $1'],
  [/^转账给(.+)$/, 'Transfer to $1'],
  [/^奖励(.+)$/, 'Reward for $1'],
  [/^(.+)的转账$/, 'Transfer from $1'],
  [/^(.+)的奖励$/, 'Reward from $1'],
  [/^打车 · (.+) 到 (.+)$/, 'Taxi · $1 to $2'],
  [/^(.+) 第 (\d+) 期$/, 'Draw $2 · $1'],
  [/^从(.+)发出$/, 'Left $1'],
  [/^派送员(.+)$/, 'Courier $1'],
  [/^(.+)的同事$/, 'Colleagues of $1'],
];

/** The English of a text of the gateways; one that is not known stays as it is. */
export function saidInEnglish(text: string): string {
  const known = words[text];
  if (known !== undefined) return known;
  const [first = '', ...rest] = text.split(' · ');
  const kind = words[first];
  if (kind !== undefined) return [kind, ...rest].join(' · ');
  const sentence = sentences.find(([pattern]) => pattern.test(text));
  return sentence === undefined ? text : text.replace(sentence[0], sentence[1]);
}
