/** What coins come in for and go out for, before a world begins. Amounts in tenths of a coin. */

export const grants = [
  { title: '生日福利', source: '集团工会', amount: 5000 },
  { title: '入职周年福利', source: '人力资源中心', amount: 3660 },
  { title: '节日福利', source: '集团工会', amount: 5000 },
  { title: '高温补贴', source: '后勤保障部', amount: 2000 },
  { title: '读书津贴', source: '培训学院', amount: 1200 },
] as const;

/** What comes instead where a grant has its day and this is not it. */
export const plainGrant = { title: '餐费补贴', source: '后勤保障部' } as const;

export const purchases = [
  { title: '员工食堂', shop: '员工食堂', from: 120, to: 380 },
  { title: '咖啡', shop: '云杉咖啡角', from: 90, to: 320 },
  { title: '便利店', shop: '园区便利店', from: 60, to: 880 },
  { title: '商城订单', shop: '龙币商城', from: 390, to: 3280 },
  { title: '洗衣', shop: '园区洗衣房', from: 180, to: 660 },
] as const;

export const blessings: readonly { readonly text: string; readonly of?: 'birthday' | 'hired' }[] = [
  { text: '恭喜发财！' },
  { text: '生日快乐，天天开心', of: 'birthday' },
  { text: '辛苦啦，谢谢你' },
  { text: '入职周年快乐', of: 'hired' },
  { text: '新婚快乐' },
  { text: '平安喜乐' },
];
/** What is written instead, in turn, where a blessing has its day and this is not it. */
export const plainBlessings = ['辛苦啦，谢谢你', '恭喜发财！', '平安喜乐'] as const;
export const quickAmounts = [188, 660, 880, 1880, 520, 66] as const;
