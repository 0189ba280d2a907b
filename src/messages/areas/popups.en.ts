import { formatCount } from '@/domain/money';
import type { popups as chinese } from './popups';

export const popups: typeof chinese = {
  title: 'warm reminder',
  agree: 'Agree and continue',
  iKnow: 'I know',
  nextStep: 'Next step',
  goOn: 'Have a look',
  close: 'Close',
  agreed: 'I have read and agree to the above',
  tickAgreement: 'please tick the agreement',
  position: (at, of) => `${at} / ${of}`,
  positionAccessibleText: (at, of) => `${at} of ${of}`,
  credited: (points) => `${formatCount(points)} points credited`,
  notCredited: 'No points credited: their number is wrong',
};
