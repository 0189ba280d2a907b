import type { OutsidePage } from '@/domain/exits/outside-pages';
import { area } from './define-messages';

const pages: Record<OutsidePage, { word: string; line: string }> = {
  jobs: { word: '内部招聘', line: '集团的空缺岗位，也可以推荐朋友' },
  workOrder: { word: '提交工单', line: '遇到问题，写给服务团队' },
  yuntusuo: { word: '云图索', line: '图书与资料' },
  payCode: { word: '园区付款码', line: '食堂和门禁用的那一个' },
};

export const outsidePages = { title: '集团的其他页面', pages };

export const outsidePageMessages = area(outsidePages, () =>
  import('./outside-pages.en').then((module) => module.outsidePages),
);
