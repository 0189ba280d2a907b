import { formatCount } from '@/domain/money';
import type { guide as zh } from './messages';
import type { FaqEntry } from './rules/faq';

const faq: readonly FaqEntry[] = [
  {
    id: 'short-of-coins',
    topic: 'schedule',
    often: true,
    question: 'Are scheduled gifts sent when my balance is too low?',
    answer:
      'Every day at 10:00 gifts go out in the order of booking until the coins run out. The public account tells you which did not go out; yearly ones come again next time.',
    links: ['/orderreward1'],
  },
  {
    id: 'who',
    topic: 'transfer',
    often: true,
    question: 'Whom can I send coins to?',
    answer:
      'Every colleague who works here and has an OA account. Those who left or have none are listed with the reason, but cannot be chosen.',
    links: ['/transfer1'],
  },
  {
    id: 'how-fast',
    topic: 'transfer',
    often: true,
    question: 'How fast is a transfer, and can I take it back?',
    answer:
      'It arrives at once and cannot be taken back. The confirm page says again who gets how much from which account: read it before you confirm.',
    links: ['/longballDetail'],
  },
  {
    id: 'how-many',
    topic: 'transfer',
    question: 'How many people and how many coins at once?',
    answer:
      'Up to 20 colleagues and 10,000 coins for each, with one decimal. A blessing has up to 40 characters; without one it is “恭喜发财！”.',
    links: ['/transfer1'],
  },
  {
    id: 'no-answer',
    topic: 'transfer',
    question: 'No result after a transfer: should I send it again?',
    answer:
      'No. The wallet looks for the result by itself and shows it at home and in the bill; no coin is lost or taken twice.',
    links: ['/longballDetail'],
  },
  {
    id: 'until-when',
    topic: 'schedule',
    often: true,
    question: 'Do scheduled gifts go on for ever?',
    answer: 'Yes, until you cancel them. Only a milestone is paid once and then over.',
    links: ['/orderreward1'],
  },
  {
    id: 'which-day',
    topic: 'schedule',
    question: 'On which day and when does a birthday gift arrive?',
    answer:
      'By itself at 10:00 on the birthday. For 29 February it is 28 February in common years; for the 31st it is the last day of a shorter month.',
    links: ['/transfer3'],
  },
  {
    id: 'change-booking',
    topic: 'schedule',
    question: 'Can I change a booking?',
    answer:
      'Yes, on the edit tab of the bookings, where you can also cancel several at once. What was sent stays sent.',
    links: ['/orderreward1'],
  },
  {
    id: 'departed',
    topic: 'account',
    often: true,
    question: 'What happens to the coins of somebody who left?',
    answer:
      'They cannot log in any more, and their coins cannot be used. Scheduled gifts skip them; the others go out as usual.',
    links: [],
  },
  {
    id: 'expire',
    topic: 'account',
    often: true,
    question: 'When do coins expire?',
    answer:
      'Welfare coins come with their date and are taken back after it. Payments always use first what expires soonest. Home and the account pages remind you 30 days ahead.',
    links: ['/longballDetail'],
  },
  {
    id: 'two-accounts',
    topic: 'account',
    question: 'What is the difference between the two accounts?',
    answer:
      'The personal account is yours: transfers, payments, points, shopping. The incentive account is funded by team activities and only rewards colleagues.',
    links: ['/transfer1', '/transfer2'],
  },
  {
    id: 'no-account',
    topic: 'account',
    question: 'It says that I have no coin account. What now?',
    answer: 'Activate the account; where you are not entitled yet, apply for one.',
    links: ['/activation'],
  },
  {
    id: 'points',
    topic: 'payment',
    question: 'How do coins become points?',
    answer:
      'Choose how many and exchange them. Points are money in the shopping area and cannot be turned back into coins.',
    links: ['/integralExchange'],
  },
  {
    id: 'when-password',
    topic: 'payment',
    question: 'When is my payment password asked for?',
    answer:
      'Not within the limits without password. Above the limit of one payment or of the day, or for kinds of payment that are not set free, it is. The page tells you before you pay.',
    links: ['/payLimitation', '/sceneAuthorize'],
  },
  {
    id: 'forgot',
    topic: 'payment',
    question: 'I forgot my payment password',
    answer:
      'Set a new one with a code by SMS. Five wrong ones in a row lock it for 30 minutes; a new one unlocks it at once.',
    links: ['/setPassword'],
  },
  {
    id: 'limits',
    topic: 'payment',
    question: 'How do I change my limits?',
    answer: 'Lowering holds at once; raising takes the payment password or a code by SMS.',
    links: ['/payLimitation'],
  },
  {
    id: 'who-sees',
    topic: 'safety',
    question: 'What do apps see that I authorised?',
    answer:
      'Only what the authorisation page lists. Balance, bill, payment password, colleagues and department are never shared. You can revoke it at any time.',
    links: ['/settingAuth', '/settingAuth2'],
  },
  {
    id: 'lost-phone',
    topic: 'safety',
    question: 'I lost my phone',
    answer:
      'Ask customer service at once to freeze the account, and set a new payment password with your new phone.',
    links: ['/setPassword'],
  },
];

export const guide: typeof zh = {
  search: 'Search questions',
  searchHint: 'Search, for example: whom can I send to',
  stepsTitle: 'A gift in three steps',
  steps: ['Choose people', 'Set coins', 'Write a wish'],
  toTransfer: 'Transfer',
  topic: 'Topic',
  topics: {
    often: 'Asked most',
    transfer: 'Transfers',
    schedule: 'Scheduled gifts',
    account: 'Accounts',
    payment: 'Paying',
    safety: 'Safety and help',
  },
  faq,
  found: (count) => `${formatCount(count)} ${count === 1 ? 'question' : 'questions'} found`,
  none: 'No question found',
  noneLine: 'Try other words, or ask customer service.',
  helpTitle: 'Not answered?',
  helpLine: 'People answer from 08:30 to 21:00',
  help: 'Customer service',
};
