import { formatCount } from '@/domain/money';
import type { SearchKind, Suggestion } from '@/domain/search/search';
import { area } from '@/messages/define-messages';

const kinds: Record<SearchKind, string> = {
  features: '功能',
  activities: '活动',
  goods: '商品',
  news: '资讯',
  colleagues: '同事',
};

const failed: Record<Exclude<SearchKind, 'features'>, string> = {
  activities: '活动搜索失败',
  goods: '商品搜索失败',
  news: '资讯搜索失败',
  colleagues: '同事名单加载失败',
};

const sources: Record<Extract<Suggestion, { kind: 'words' }>['from'], string> = {
  history: '搜过的',
  hot: '大家在搜',
  activities: kinds.activities,
  goods: kinds.goods,
  news: kinds.news,
  colleagues: kinds.colleagues,
};

export const search = {
  title: '搜索',
  field: '搜同事、功能、活动、商品、资讯',
  fieldOfMember: '搜功能、活动、商品、资讯',
  hint: '同事、功能、商品、资讯',
  hintOfMember: '功能、商品、资讯',
  go: '搜索',
  clear: '清除',
  cut: (limit: number) => `最多搜索 ${formatCount(limit)} 个字，超出部分已忽略`,
  suggestions: '搜索建议',
  straight: '直达',
  goFor: (words: string) => `搜索“${words}”`,
  sources,
  history: '搜过的',
  clearHistory: '清空',
  remove: (words: string) => `删除“${words}”`,
  removed: (words: string) => `已删除“${words}”`,
  clearTitle: '清空搜索记录？',
  clearLine: '仅清空这台设备上的记录，清空后无法恢复。',
  clearAll: '全部清空',
  keep: '暂不清空',
  hot: '大家在搜',
  hotTag: '热',
  hotAt: (clock: string) => `今天 ${clock} 更新`,
  hotFailed: '热门搜索加载失败',
  rank: (position: number) => `第 ${position} 名`,
  own: '你常用的',
  usual: '常用功能',
  kinds,
  everything: '全部',
  kindsLabel: '结果分类',
  all: '全部',
  allOf: (kind: string, count: string) => `${kind}，全部 ${count} 条`,
  failed,
  searching: (kind: string) => `正在搜${kind}`,
  found: (count: string) => `找到 ${count} 条结果`,
  coins: '龙币',
  priced: (amount: string) => `${amount} 龙币`,
  usualPrice: (amount: string) => `原价 ${amount} 龙币`,
  give: '送龙币',
  giveTo: (name: string) => `给${name}送龙币`,
  added: (name: string) => `已添加${name}`,
  nothing: (words: string) => `没有找到“${words}”`,
  nothingLine: '换个更短的词试试，或查看全部场景。',
  nothingOfKind: (kind: string) => `没有找到相关${kind}`,
  nothingOfKindLine: '看看其他分类吧。',
  showAll: '查看全部结果',
  allScenes: '查看全部场景',
  service: '问客服',
  more: '没有想要的？试试更短的词，或',
};

export const searchMessages = area(search, () => import('./messages.en').then((module) => module.search));
