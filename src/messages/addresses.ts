import { area } from './define-messages';

export const addresses = {
  loading: '正在取收货地址',
  failed: '收货地址没能取到',

  // List
  saved: (count: number) => `已存 ${count} 个`,
  atMost: (count: number) => `最多 ${count} 个`,
  none: '还没有收货地址',
  noneLine: '存一个，买东西、领奖品时直接选。',

  // Card
  address: '收货地址',
  missing: '请设置收货地址',
  missingLine: '添加后才能寄给你',
  usual: '默认',
  tags: { home: '家', company: '公司', school: '学校', none: '不加标签' },
};

export const addressMessages = area(addresses, () =>
  import('./addresses.en').then((module) => module.addresses),
);
