/** The name of each world, and what is special about it. */
const names: Readonly<Record<string, readonly [name: string, description: string]>> = {
  default: ['默认世界', '2,000 位同事，400 条账单'],
  heavy: ['大数据量', '50,000 位同事，10,000 条账单'],
  'departed-colleague': ['同事刚离职', '名单还不知道，转账时才被拒绝'],
  'departed-me': ['我已离职', '自己的账户受限'],
  'no-account': ['没有账户', '还没有开通龙币账户，可以激活'],
  'no-phone': ['没有手机', '没有账户，也没有绑定手机'],
  'no-password': ['没有支付密码', '还没有设置过，限额和大额付款用验证码'],
  'wallet-mode': ['钱包模式', '只有一个个人账户'],
  'no-oa': ['没有办公账号', '钱包会员，能付款，不能送龙币'],
  poor: ['余额很少', '个人 3.5，团队为负'],
  popups: ['启动弹窗', '协议、送积分、图片，依次三个'],
  alerts: ['账户提醒', '账户两条，统一账户一条'],
  'busy-day': ['事情很多', '有待付订单和行程，刚发了福利'],
  'points-owed': ['欠积分', '欠 120 积分，有待付订单'],
  gifts: ['预约有麻烦', '一个月内送不出，同一天两份，有人离职'],
};

/** Name and description of a world; one that is not listed has only its key. */
export function worldName(world: string): readonly [name: string, description: string] {
  return names[world] ?? [world, ''];
}

/** Worlds in the order in which they are listed here; those that are not come last. */
export function worldsInOrder(worlds: readonly string[]): readonly string[] {
  const listed = Object.keys(names);
  return [
    ...listed.filter((name) => worlds.includes(name)),
    ...worlds.filter((name) => !listed.includes(name)),
  ];
}
