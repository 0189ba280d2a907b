import { formatCount } from '@/domain/money';
import type * as zh from './messages';

export const goodsBrowse: typeof zh.goodsBrowse = {
  title: 'All goods',
  category: 'Category',
  everything: 'All',
  favourites: 'Favourites',
  favourite: 'Favourite',
  noFavourites: 'No favourites yet. Tap the heart on a product',
  categories: {
    food: 'Food and tea',
    kitchen: 'Kitchen and bottles',
    home: 'Home',
    digital: 'Sound and electronics',
    gift: 'Gift boxes',
  },
  order: 'Order',
  orders: {
    suited: 'For you',
    cheap: 'Lowest price',
    dear: 'Highest price',
    saving: 'Most saved',
  },
  total: (count) => (count === 1 ? '1 product' : `${formatCount(count)} products`),
  none: 'There are no goods of this kind now',
  showAll: 'Show all goods',
};
