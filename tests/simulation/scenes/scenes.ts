import { flashSale } from './flash-sale';
import { drainedMinute, refusedMinute, silentMinute } from './outage';
import { payDay } from './pay-day';

export const scenes = [payDay, flashSale, refusedMinute, silentMinute, drainedMinute];
