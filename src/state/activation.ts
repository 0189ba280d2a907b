import { persisted, restoreFlat } from './slice';

/** How far somebody has come who activates an account; it outlives a reload, and reading the agreements on other pages. */
interface Activation {
  /** Who has ticked that the agreements were read; empty for nobody. */
  agreedBy: string;
}

const initial: Activation = { agreedBy: '' };

export const useActivation = persisted<Activation>(
  'device',
  'activation',
  (stored) => restoreFlat(initial, stored),
  ({ agreedBy }) => agreedBy !== '',
);

export function agreementTicked(usercode: string, ticked: boolean): void {
  useActivation.setState({ agreedBy: ticked ? usercode : '' });
}
