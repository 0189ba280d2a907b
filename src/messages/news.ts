import type { PublicationTime, NewsCategory } from '@/domain/news/news';
import { area } from './define-messages';

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
  loading: '正在取资讯',
  failed: '资讯没能取到',
  empty: '这一类还没有资讯',
  emptyLine: '先看看别的，新的一到就在这里。',
  toAll: '看全部资讯',
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
        return `${out.month} 月 ${out.day} 日`;
      case 'date':
        return `${out.year} 年 ${out.month} 月 ${out.day} 日`;
    }
  },
  articleFailed: '没能打开这篇资讯',
  articleLoading: '正在打开资讯',
  gone: '这篇资讯已经不在了',
  goneLine: '它可能已被撤回，或者链接写错了。',
  share: '分享',
  shareText: (source: string) => `${source} · 龙币钱包资讯`,
  links: '接着可以做的事',
  next: '下一篇',
  last: '已经是最后一篇',
};

export const newsMessages = area(news, () => import('./news.en').then((module) => module.news));
