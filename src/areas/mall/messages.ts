import type { GoodsCategory, GoodsOrder } from '@/domain/mall/goods-list';
import { formatCount } from '@/domain/money';
import { pageArea } from '@/messages/shared';

const categories: Record<GoodsCategory, string> = {
  food: '食品茶饮',
  kitchen: '厨房水具',
  home: '家居日用',
  digital: '数码影音',
  gift: '礼盒果篮',
};

const orders: Record<GoodsOrder, string> = {
  suited: '为你推荐',
  cheap: '价格从低到高',
  dear: '价格从高到低',
  saving: '省得最多',
};

export const goodsBrowse = {
  title: '全部商品',
  category: '分类',
  everything: '全部',
  favourites: '我的收藏',
  favourite: '收藏',
  noFavourites: '还没有收藏商品，在商品页点心形收藏',
  categories,
  order: '排序',
  orders,
  total: (count: number) => `共 ${formatCount(count)} 件商品`,
  none: '这一类暂时没有商品',
  showAll: '看全部商品',
};

export const goodsBrowseMessages = pageArea(goodsBrowse, () =>
  import('./messages.en').then((module) => module.goodsBrowse),
);
