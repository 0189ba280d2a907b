import * as v from 'valibot';
import type { MockState } from './state';

/** Something that QA or a browser test may ask for below `/__mock/`; `real` is the machine's time in milliseconds. */
export type ControlAction = (
  state: MockState,
  body: unknown,
  real: number,
) => {
  state: MockState;
  /** The answer; without it the state's overview, with what is `told` in place of its own. */
  say?: object;
  told?: object;
};

/** What a file `*-control.ts` exports as `control`. */
export interface MockControl {
  /** By method and name, as in `POST reset`. */
  readonly actions: Readonly<Record<string, ControlAction>>;
  /** What it adds to the overview; `now` is business time in milliseconds. */
  readonly overview?: (state: MockState, now: number) => object;
}

/** An action that takes a body of this shape. */
export function taking<S extends v.GenericSchema>(
  schema: S,
  act: (state: MockState, body: v.InferOutput<S>, real: number) => MockState,
): ControlAction {
  return (state, body, real) => ({ state: act(state, v.parse(schema, body), real) });
}
