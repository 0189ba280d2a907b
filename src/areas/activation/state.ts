import { persisted, restoreFlat } from '@/state/slice';

/** The progress of an account activation; it survives a reload, and reading the agreements on other pages. */
interface Activation {
  /** Usercode of the person who ticked the agreement box; empty if it is not ticked. */
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
