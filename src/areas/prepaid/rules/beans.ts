import { tenths, type Tenths } from '@/domain/money';

/** Beans that a card takes in place of coins: so many beans for so many tenths. */
export interface BeansOffer {
  beans: number;
  money: Tenths;
}

/** 100 beans stand for a coin, so the smallest part of a coin that is paid is ten beans. */
const beansPerTenth = 10;
/** At most a fifth of a price is paid by beans. */
const mostShare = 5;

/** What so many beans stand for, in whole tenths; beans that make no whole tenth stand for nothing. */
export function worthOfBeans(beans: number): Tenths {
  return tenths(Math.floor(beans / beansPerTenth));
}

/** The beans that can pay a price, out of those that the person has; null if none can. */
export function beansOfferFor(price: Tenths, beans: number): BeansOffer | null {
  const most = Math.min(Math.floor(price / mostShare), worthOfBeans(beans));
  return most <= 0 ? null : { beans: most * beansPerTenth, money: tenths(most) };
}
