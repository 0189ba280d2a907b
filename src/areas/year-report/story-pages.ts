import { formatCount, type Tenths } from '@/domain/money';
import type { YearReportData } from './endpoints';
import type { StoryPage, StoryPageId, StoryView } from './rules/story-page';
import { amountOf, bars, giftRow, namedRow, summaryRow, yearFigure, type Messages } from './story-blocks';

/** The pages of a year that have something to tell, in the order of the story. */
export function storyPages(report: YearReportData, messages: Messages, view: StoryView): StoryPage[] {
  return pageIdsOf(report).map((id) => ({ id, ...contentOf[id]({ report, messages, view }) }));
}

function pageIdsOf({ given, received, welfare, spent, thanks }: YearReportData): StoryPageId[] {
  const isThere: Readonly<Record<StoryPageId, boolean>> = {
    cover: true,
    received: received.count + welfare.count > 0,
    given: given.count > 0,
    people: given.top !== null,
    // Spending is a page of its own only for a person without gifts, who has no page about giving.
    spent: given.count === 0 && spent.count > 0,
    thanks: thanks.said + thanks.got > 0,
    summary: true,
  };
  return (Object.keys(isThere) as StoryPageId[]).filter((id) => isThere[id]);
}

interface Source {
  report: YearReportData;
  messages: Messages;
  view: StoryView;
}

const contentOf: Readonly<Record<StoryPageId, (source: Source) => Omit<StoryPage, 'id'>>> = {
  cover: ({ report, messages }) => {
    const { given, received, welfare, spent } = report;
    const isGiver = given.count > 0;
    return {
      lead: messages.coverLead,
      ...yearFigure(report, messages),
      blocks: [
        {
          kind: 'wish',
          label: messages.coverLabel,
          text: isGiver ? messages.coverWish : messages.coverWishSpent,
          note: isGiver
            ? messages.coverNote(formatCount(given.count), formatCount(received.count))
            : messages.coverNoteSpent(formatCount(received.count + welfare.count), formatCount(spent.count)),
        },
      ],
    };
  },

  received: ({ report: { received, welfare }, messages, view }) => {
    const hasGifts = received.count > 0;
    const shown = hasGifts ? received : welfare;
    const amount = amountOf(shown.amount, view);
    return {
      lead: messages.receivedLead,
      figure: formatCount(shown.count),
      unit: hasGifts ? messages.gifts : messages.welfare,
      note: hasGifts
        ? messages.receivedNote(formatCount(received.people), amount)
        : messages.welfareNote(amount),
      blocks: [
        bars(messages.receivedBars, shown, messages, view),
        ...(welfare.count === 0
          ? []
          : [
              {
                kind: 'rows' as const,
                title: messages.welfareTitle,
                mark: messages.welfareMark(formatCount(welfare.count), amountOf(welfare.amount, view)),
                rows: welfare.kinds.slice(0, 2).map((kind) => namedRow(kind, messages, view)),
              },
            ]),
      ],
    };
  },

  given: ({ report: { given }, messages, view }) => ({
    lead: messages.givenLead,
    figure: formatCount(given.count),
    unit: messages.gifts,
    note: messages.givenNote(formatCount(given.people), amountOf(given.amount, view)),
    blocks: [
      ...(given.blessing === null
        ? []
        : [
            {
              kind: 'wish' as const,
              label: messages.blessing,
              text: given.blessing.names && !view.names ? messages.privateBlessing : given.blessing.text,
              note: messages.blessingNote(
                formatCount(given.blessing.count),
                formatCount(given.blessing.most),
              ),
            },
          ]),
      bars(messages.givenBars, given, messages, view),
    ],
  }),

  people: ({ report: { given, until }, messages, view }) => ({
    lead: messages.peopleLead,
    figure: formatCount(given.people),
    unit: messages.people,
    note: given.often > 0 ? messages.oftenNote(formatCount(given.often)) : messages.onceNote,
    blocks: [
      ...(given.top === null
        ? []
        : [
            {
              kind: 'person' as const,
              label: messages.top,
              name: view.names ? given.top.person.name : null,
              text: view.names ? given.top.person.name : messages.somebody,
              note: messages.topNote(formatCount(given.top.count), amountOf(given.top.amount, view)),
            },
          ]),
      {
        kind: 'rows',
        title: '',
        mark: '',
        rows: [
          giftRow(messages.firstGift, given.first, messages, view),
          giftRow(until === null ? messages.lastGiftOfYear : messages.lastGift, given.last, messages, view),
        ].flat(),
      },
    ],
  }),

  spent: ({ report: { spent }, messages, view }) => ({
    lead: messages.spentLead,
    figure: formatCount(spent.count),
    unit: messages.purchases,
    note: messages.spentNote(amountOf(spent.amount, view)),
    blocks: [
      bars(messages.spentBars, spent, messages, view),
      {
        kind: 'rows',
        title: messages.shops,
        mark: '',
        rows: spent.shops.slice(0, 2).map((shop) => namedRow(shop, messages, view)),
      },
    ],
  }),

  thanks: ({ report: { thanks, received }, messages }) => {
    const hasSaid = thanks.said > 0;
    const times = (count: number) => messages.times(formatCount(count));
    return {
      lead: hasSaid ? messages.thanksLead : messages.thanksGotLead,
      figure: formatCount(hasSaid ? thanks.said : thanks.got),
      unit: messages.thanksUnit,
      note: hasSaid && thanks.got > 0 ? messages.thanksNote(formatCount(thanks.got)) : messages.thanksGotNote,
      blocks: [
        { kind: 'wish', label: messages.thanksLabel, text: messages.thanksWish, note: '' },
        {
          kind: 'rows',
          title: '',
          mark: '',
          rows: [
            { label: messages.saidThanks, note: '', value: times(thanks.said) },
            { label: messages.gotThanks, note: '', value: times(thanks.got) },
            { label: messages.summaryReceived, note: '', value: times(received.count) },
          ],
        },
      ],
    };
  },

  summary: ({ report, messages, view }) => {
    const { given, received, welfare, spent, thanks } = report;
    const row = (label: string, { count, amount }: { count: number; amount: Tenths }) =>
      count === 0 ? [] : [summaryRow(label, count, amountOf(amount, view), messages)];
    return {
      lead: messages.summaryLead,
      ...yearFigure(report, messages),
      blocks: [
        {
          kind: 'rows',
          title: messages.summaryTitle,
          mark: '',
          rows: [
            ...row(messages.summaryGiven, given),
            ...row(messages.summaryReceived, received),
            ...row(messages.summaryWelfare, welfare),
            ...(given.count === 0 ? row(messages.summarySpent, spent) : []),
            ...(thanks.said === 0 ? [] : [summaryRow(messages.saidThanks, thanks.said, null, messages)]),
          ],
        },
      ],
    };
  },
};
