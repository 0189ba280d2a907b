import { persisted, restoreFlat } from './slice';

interface Cashier {
  /** The order that the choices are for. */
  order: string;
  /** A way to pay, with the agreement's id where a family member pays; empty while none was chosen. */
  choice: string;
  usesPoints: boolean;
}

const empty: Cashier = { order: '', choice: '', usesPoints: false };

/** How the person means to pay an order; it survives a failure or a reload, for the same order only. */
export const useCashier = persisted<Cashier>(
  'person',
  'cashier',
  (stored) => restoreFlat(empty, stored),
  ({ order }) => order !== '',
);

/** A choice for this order; those for another one are forgotten. */
export function cashierChosen(order: string, chosen: Partial<Omit<Cashier, 'order'>>): void {
  const before = useCashier.getState();
  useCashier.setState({ ...(before.order === order ? before : empty), order, ...chosen });
}

/** The order was paid or given up. */
export function cashierCleared(): void {
  useCashier.setState(empty);
}
