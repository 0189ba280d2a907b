import { area } from './area';
import { bookings } from './zh-CN/bookings';

export const bookingWords = area(bookings, () =>
  import('./en-US/bookings').then((module) => module.bookings),
);
