/** The steps of /activation in their order; an address cannot ask for the result. */
export const activationSteps = ['who', 'agreement', 'code', 'done'] as const;
export type ActivationStep = (typeof activationSteps)[number];

/** What the page shows: a step, or why there is no step to take. */
export type ActivationView = ActivationStep | 'no-phone' | 'active';

interface Known {
  /** There is an account already. */
  active: boolean;
  /** The phone that a code can be sent to; empty where none is bound. */
  mobile: string;
  /** The person has ticked the agreement. */
  agreed: boolean;
}

/**
 * Takes the step in the address and what the gateway knows, gives what to show. An existing account wins over the address, so that a person
 * whose answer was lost sees the result; the code step needs the agreement first.
 */
export function activationView(asked: string, { active, mobile, agreed }: Known): ActivationView {
  const step = activationSteps.find((known) => known === asked) ?? 'who';
  if (active) return step === 'done' || (step === 'code' && agreed) ? 'done' : 'active';
  if (mobile === '') return 'no-phone';
  if (step === 'done') return 'who';
  return step === 'code' && !agreed ? 'agreement' : step;
}
