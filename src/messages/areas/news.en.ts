import { englishMoment } from '@/domain/english-moment';
import type { news as zh } from './news';

export const news: typeof zh = {
  categories: {
    company: 'Company',
    welfare: 'Welfare',
    health: 'Health',
    community: 'Community',
    learning: 'Learning',
  },
  everything: 'For you',
  tabs: 'Kinds of news',
  search: 'Search',
  enlarge: (alt) => (alt === '' ? 'Enlarge the picture' : `Enlarge: ${alt}`),
  loading: 'Loading the news',
  failed: 'The news could not be loaded',
  empty: 'No news of this kind yet',
  emptyLine: 'Look at the other categories.',
  toAll: 'See all news',
  pinned: 'Pinned',
  unread: 'Unread',
  read: 'Read',
  readers: (count) => `${count} readers`,
  when: (out) => {
    switch (out.kind) {
      case 'minutes':
        return out.minutes === 0 ? 'Just now' : `${out.minutes} min ago`;
      case 'today':
        return `Today ${out.clock}`;
      case 'yesterday':
        return 'Yesterday';
      case 'day':
        return englishMoment(out.at, out.length);
    }
  },
  articleFailed: 'This article could not be opened',
  articleLoading: 'Opening the article',
  gone: 'This article was not found',
  goneLine: 'It may have been withdrawn, or the link is wrong.',
  share: 'Share',
  shareText: (source) => `${source} · LongCoin Wallet news`,
  links: 'Related services',
  next: 'Next',
  last: 'This was the last one',
};
