import { formatCount } from '@/domain/money';
import { pageArea } from '../shared';

export const addresses = {
  loading: '正在加载收货地址',
  failed: '收货地址加载失败',

  // Card
  address: '收货地址',
  missing: '请设置收货地址',
  missingLine: '添加后才能寄给你',
  usual: '默认',
  tags: { home: '家', company: '公司', school: '学校', none: '不加标签' },

  // List
  savedCount: (count: number) => `已存 ${formatCount(count)} 个`,
  atMost: (count: number) => `最多 ${formatCount(count)} 个`,
  none: '还没有收货地址',
  noneLine: '存一个，买东西、领奖品时直接选。',
  add: '新建收货地址',
  full: (count: number) => `最多存 ${formatCount(count)} 个，删掉一个再新建`,
  manage: '管理',
  manageDone: '完成',
  edit: (name: string) => `编辑${name}的地址`,
  setUsual: '设为默认',
  isUsual: '默认地址',
  remove: '删除',
  removeTitle: (name: string) => `删除${name}的地址？`,
  removeLine: '已经下的单、领的奖品不受影响。',
  keep: '先留着',
  setUsualDone: '已设为默认',
  removed: '已删除',
  notDone: (reason: string) => `没有改成：${reason}`,

  // Pasting
  paste: '粘贴整段，自动填好',
  pasted: '粘贴的地址',
  pasteHint: '把收件人、电话和地址整段粘到这里',
  clear: '清空',
  receiver: '收件人',
  phone: '电话',
  place: '地址',
  notFound: '没认出来，要你来填',
  placeUnsure: '省市区没认准，要你来选',
  otherPhone: (phone: string) => `另一个号码 ${phone} 没有填`,
  fill: '填到新地址里',
  regionsLoading: '正在辨认…',
  regionsFailed: '省市区加载失败',

  // Form
  addTitle: '新建收货地址',
  editTitle: '编辑收货地址',
  receiverHint: '姓名，包裹上会写',
  phoneLabel: '手机号码',
  phoneHint: '手机或座机，可以带分机',
  region: '所在地区',
  regionHint: '选择省、市、区',
  regions: { province: '省', city: '市', district: '区' },
  detail: '详细地址',
  detailHint: '街道、小区、楼号、门牌',
  tag: '标签',
  makeUsual: '设为默认地址',
  makeUsualNote: '下单、领奖品时先用它',
  firstIsUsual: '第一个地址就是默认',
  staysUsual: '想换，把另一个设为默认',
  yes: '是',
  unsaved: '这是上次还没保存的修改',
  restore: '恢复原样',
  save: '保存地址',
  notSaved: (reason: string) => `没有存上：${reason}`,
  nameProblems: { missing: '请填写收件人', 'too-long': '收件人最多 20 个字' },
  phoneProblems: { missing: '请填写手机号码', wrong: '号码不对，请填 11 位手机号，或带区号的座机' },
  placeMissing: '请选择所在地区',
  detailProblems: { missing: '请填写详细地址', 'too-long': '详细地址最多 100 个字' },
  unknown: '没有找到这个地址',
  unknownLine: '它可能已经删除，或者链接不完整。',
  toList: '看收货地址',
};

export const addressMessages = pageArea(addresses, () =>
  import('./addresses.en').then((module) => module.addresses),
);
