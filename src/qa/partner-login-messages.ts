import { area } from '@/messages/define-messages';

const zh = {
  title: '合作方登录',
  mock: '模拟',
  mockLine: '这一页代替合作方的登录页，只在模拟环境里有。',
  given: '收到的参数',
  empty: '空',
  masked: '已收到，不显示',
  who: '以谁的身份登录',
  departed: '已离职',
  loading: '正在加载可选的身份',
  failed: '身份加载失败',
  failedLine: '模拟的网关没有回答。',
  decline: '不登录，返回',
  foreignTitle: '不能返回',
  foreignLine: 'redirectUrl 不是这个应用的地址。',
};

const en: typeof zh = {
  title: 'Partner log-in',
  mock: 'Mocked',
  mockLine: 'This page stands in for the partner’s log-in page, and exists in mocked mode alone.',
  given: 'Parameters received',
  empty: 'Empty',
  masked: 'Received, not shown',
  who: 'Log in as',
  departed: 'Has left',
  loading: 'Fetching who there is',
  failed: 'Could not fetch who there is',
  failedLine: 'The mocked gateways did not answer.',
  decline: 'Go back without logging in',
  foreignTitle: 'There is no way back',
  foreignLine: 'redirectUrl is no address of this app.',
};

export const partnerLoginMessages = area(zh, () => Promise.resolve(en));
