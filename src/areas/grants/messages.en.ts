import { formatCount } from '@/domain/money';
import type { accountApply as zh } from './messages';

export const accountApply: typeof zh = {
  loading: 'Loading the application',
  failed: 'The application could not be loaded; no coins have moved',
  mine: 'My applications',
  intro:
    'Team activities fund an incentive account, which rewards colleagues. An approved budget goes straight into it.',
  more: 'Apply for more budget',
  team: 'Team',
  purpose: 'Purpose',
  purposeHint: 'Such as: end-of-year outing',
  purposeMissing: 'Enter the purpose',
  purposeTooLong: (most) => `${formatCount(most)} characters at most`,
  budget: 'Budget (coins)',
  amountRefusals: {
    empty: 'Enter a budget',
    'not-positive': 'The budget has to be above 0',
    'over-limit': 'At most 100,000 coins at a time',
  },
  approver: 'Approver',
  chooseApprover: 'Choose an approver',
  approverMissing: 'Choose an approver',
  submit: (name) => `Submit to ${name}`,
  submitNobody: 'Submit',
  submitted: 'Submitted',
  notSubmitted: (why) => `Not submitted: ${why}`,
  booked: 'The budget is in the account',
  toGrant: 'Start a grant',
  reason: (text) => `Sent back: ${text}`,
  unknown: 'This application was not found',
  unknownLine: 'The link may be incomplete, or it is not yours.',
  toMine: 'See my applications',
};
