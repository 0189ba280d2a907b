import type { OutsidePage } from '@/domain/external-links/outside-pages';
import { area } from '@/messages/define-messages';

const pages: Record<OutsidePage, { label: string; description: string }> = {
  jobs: { label: '内部招聘', description: '集团在招岗位，也可以推荐朋友' },
  workOrder: { label: '提交工单', description: '遇到问题，提交给服务团队' },
  yuntusuo: { label: '云图索', description: '图书与资料' },
  payCode: { label: '园区付款码', description: '用于食堂和门禁' },
};

export const outsidePages = { title: '集团的其他服务', pages };

export const outsidePageMessages = area(outsidePages, () =>
  import('./outside-pages.en').then((module) => module.outsidePages),
);
