import { toClock } from '@/domain/business-time';
import { reminderTime, type ReminderSubject } from '@/domain/reminders';
import { activityOf } from '@/mocks/activities/activities';
import type { MockState } from '@/mocks/core/state';
import { offeredIn } from '@/mocks/flash-sale/flash-orders';
import { stockOf, variantWith } from '@/mocks/mall/variants';

/** What a reminder says, and when it is sent, ms; Infinity while that is not known. */
interface ReminderNotice {
  readonly time: number;
  readonly text: string;
  /** In-app address. */
  readonly link: string;
}

type NoticeOf = (state: MockState, id: string, now: number) => ReminderNotice | null;

const notices: Readonly<Record<ReminderSubject, NoticeOf>> = {
  activity: (state, id) => {
    const activity = activityOf(state.seed.epoch, id);
    if (activity === undefined) return null;
    return {
      time: reminderTime(activity.startsAt),
      text: `「${activity.title}」${toClock(activity.startsAt)} 开始，你预约了提醒。`,
      link: `/activityDetails?id=${id}`,
    };
  },
  // One specification of goods.
  goods: (state, id, now) => {
    const variant = variantWith(id);
    if (variant === undefined) return null;
    const { goods, values } = variant;
    return {
      time: stockOf(state, variant) > 0 ? now : Infinity,
      text: `「${[goods.name, ...values].join(' ')}」到货了，你预约了提醒。`,
      link: `/goodsDetailPage?id=${goods.id}`,
    };
  },
  flash: (state, id, now) => {
    const found = offeredIn(state, partsOf(id), now);
    if (found === undefined) return null;
    const { session, offer } = found;
    return {
      time: reminderTime(session.startsAt),
      text: `「${offer.variant.goods.name}」${toClock(session.startsAt)} 开抢，你预约了提醒。`,
      link: flashPage(id),
    };
  },
  // Until the session ends goods may come back that others have not paid.
  flashStock: (state, id, now) => {
    const found = offeredIn(state, partsOf(id), now);
    if (found === undefined || now >= found.session.endsAt) return null;
    const { session, offer } = found;
    return {
      time: offer.left > 0 || now < session.startsAt ? now : Infinity,
      text: `「${offer.variant.goods.name}」又有货了，${toClock(session.endsAt)} 前可以抢。`,
      link: flashPage(id),
    };
  },
};

/** Session and goods of an id of `flashReminderId`. */
function partsOf(id: string): { session: string; goods: string } {
  const [session = '', goods = ''] = id.split('/');
  return { session, goods };
}

function flashPage(id: string): string {
  const { session, goods } = partsOf(id);
  return `/secKillingGoodsDetail?id=${goods}&session=${session}`;
}

/** The notice of a reminder; null where there is nothing of that kind. */
export function noticeOf(
  state: MockState,
  { about, id }: { about: ReminderSubject; id: string },
  now: number,
): ReminderNotice | null {
  return notices[about](state, id, now);
}
