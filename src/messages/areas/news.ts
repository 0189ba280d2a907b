import { chineseMoment } from '@/domain/chinese-moment';
import type { NewsCategory, PublicationTime } from '@/domain/news/news';
import { area } from '../define-messages';

const categories: Record<NewsCategory, string> = {
  company: '公司',
  welfare: '福利',
  health: '健康',
  community: '社区',
  learning: '学习',
};

export const news = {
  categories,
  everything: '推荐',
  tabs: '资讯分类',
  search: '搜索',
  enlarge: (alt: string) => (alt === '' ? '看大图' : `看大图：${alt}`),
  loading: '正在加载资讯',
  failed: '资讯加载失败',
  empty: '这个分类还没有资讯',
  emptyLine: '先看看其他分类吧。',
  toAll: '查看全部资讯',
  pinned: '置顶',
  unread: '未读',
  read: '已读',
  readers: (count: string) => `${count} 人读过`,
  when: (out: PublicationTime): string => {
    switch (out.kind) {
      case 'minutes':
        return out.minutes === 0 ? '刚刚' : `${out.minutes} 分钟前`;
      case 'today':
        return `今天 ${out.clock}`;
      case 'yesterday':
        return '昨天';
      case 'day':
        return chineseMoment(out.at, out.length);
    }
  },
  articleFailed: '没能打开这篇资讯',
  articleLoading: '正在打开资讯',
  gone: '没有找到这篇资讯',
  goneLine: '可能已被撤回，或链接有误。',
  share: '分享',
  shareText: (source: string) => `${source} · 龙币钱包资讯`,
  links: '相关服务',
  next: '下一篇',
  last: '已经是最后一篇',
};

export const newsMessages = area(news, () => import('./news.en').then((module) => module.news));
