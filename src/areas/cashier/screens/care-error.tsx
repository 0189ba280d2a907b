import { CashierErrorOf } from './cashier-error';

/** /checkStandGATError: what went wrong with the order `id` of the care platform. */
export default function CareError() {
  return <CashierErrorOf address="/checkStandGATError" />;
}
