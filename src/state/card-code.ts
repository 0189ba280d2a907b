import { inMemory } from './slice';

/** The code of a card that is being turned into coins, as typed; it is never stored on the device. */
export const useCardCode = inMemory<{ typed: string }>('person', { typed: '' });

export function cardCodeTyped(typed: string): void {
  useCardCode.setState({ typed });
}
