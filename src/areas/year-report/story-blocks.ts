import { startOf } from '@/domain/business-time';
import { formatCoins, formatCount, type Tenths } from '@/domain/money';
import type { YearReportData } from './endpoints';
import type { yearReportMessages } from './messages';
import { hiddenAmount, type StoryBlock, type StoryView } from './rules/story-page';
import { busiestMonth } from './rules/year-report';

export type Messages = typeof yearReportMessages.zh;

/** The year as the figure of a page, with the days that it covers. */
export function yearFigure({ year, until, since }: YearReportData, messages: Messages) {
  const from = since === null ? null : messages.date(startOf(since));
  const to = until === null ? null : messages.date(startOf(until));
  const note =
    from === null
      ? to === null
        ? messages.wholeYear
        : messages.until(to)
      : to === null
        ? messages.since(from)
        : messages.sinceUntil(from, to);
  return { figure: String(year), unit: until === null ? '' : messages.soFar, note };
}

/** A bar for each month; amounts are in its words alone, and not while they are hidden. */
export function bars(
  title: string,
  { months }: Pick<YearReportData['received'], 'months'>,
  messages: Messages,
  view: StoryView,
): StoryBlock {
  const top = busiestMonth(months);
  return {
    kind: 'bars',
    title,
    mark: top === null ? '' : messages.busiest(top + 1),
    months: months.map(({ count }, month) => ({ label: messages.month(month + 1), value: count })),
    top,
    said: months
      .map(({ count, amount }, month) =>
        messages.monthSaid(month + 1, count, view.amounts === 'shown' ? formatCoins(amount) : null),
      )
      .join(messages.nextMonth),
  };
}

/** A kind of welfare or a shop. */
export function namedRow(
  { text, count, amount }: YearReportData['welfare']['kinds'][number],
  messages: Messages,
  view: StoryView,
) {
  return { label: text, note: messages.times(formatCount(count)), value: amountOf(amount, view) ?? '' };
}

/** One gift; nothing where there is none. */
export function giftRow(
  label: string,
  gift: YearReportData['given']['first'],
  messages: Messages,
  view: StoryView,
) {
  if (gift === null) return [];
  const { person, time, amount, text } = gift;
  const name = view.names ? person.name : messages.somebody;
  const line = messages.giftTo(messages.date(time), name);
  // A blessing may contain the name of its recipient.
  const quoted = view.names && text !== '' ? messages.quoted(text) : '';
  return [{ label, note: quoted === '' ? line : `${line}\n${quoted}`, value: amountOf(amount, view) ?? '' }];
}

/** A line of the summary: how often, and how much where it is told. */
export function summaryRow(label: string, count: number, amount: string | null, messages: Messages) {
  const times = messages.times(formatCount(count));
  return { label, note: amount === null ? '' : times, value: amount ?? times };
}

/** An amount as this view tells it; null where it leaves amounts out. */
export function amountOf(amount: Tenths, { amounts }: StoryView): string | null {
  if (amounts === 'left-out') return null;
  return amounts === 'hidden' ? hiddenAmount : formatCoins(amount);
}
