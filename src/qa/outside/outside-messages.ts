import { area } from '@/messages/define-messages';

const zh = {
  title: '外部页面',
  back: '返回龙币钱包',
  mock: '模拟',
  mockLine: '这一页代替外部网站，只在模拟环境里有。',
  where: '这里会打开',
  address: '地址',
  sent: '方式',
  opened: '打开链接',
  posted: '提交表单（POST）',
  parameters: '带去的参数',
  fields: '提交的表单',
  nothing: '没有',
  empty: '空',
  masked: '已带去，不显示',
  thirdPartyPays: '模拟付款成功',
  thirdPartyRefuses: '模拟付款失败',
  unknown: '没有要打开的地址',
  unknownLine: '从应用里点开一个外部网站，就会到这里。',
};

const en: typeof zh = {
  title: 'Outside page',
  back: 'Back to LongCoin wallet',
  mock: 'Mocked',
  mockLine: 'This page stands in for an outside site, and exists in mocked mode alone.',
  where: 'You would now be at',
  address: 'Address',
  sent: 'How',
  opened: 'Link opened',
  posted: 'Form sent (POST)',
  parameters: 'Parameters sent',
  fields: 'Form fields sent',
  nothing: 'None',
  empty: 'Empty',
  masked: 'Sent, not shown',
  thirdPartyPays: 'Answer: paid',
  thirdPartyRefuses: 'Answer: refused',
  unknown: 'There is no address to open',
  unknownLine: 'Opening an outside site from the app leads here.',
};

export const outsideMessages = area(zh, () => Promise.resolve(en));
