/** The steps of /activation in their order; the result is not one that can be asked for. */
export const activationSteps = ['who', 'agreement', 'code', 'done'] as const;
export type ActivationStep = (typeof activationSteps)[number];

/** What there is to show: a step, or why there is none to take. */
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
 * What an address that asks for a step shows. What the gateway knows goes first: once the account is there, nothing can be activated again,
 * and whoever was at the code, where the answer may have got lost, sees the result. Nobody gets to the code without the agreement.
 */
export function activationView(asked: string, { active, mobile, agreed }: Known): ActivationView {
  const step = activationSteps.find((known) => known === asked) ?? 'who';
  if (active) return step === 'done' || (step === 'code' && agreed) ? 'done' : 'active';
  if (mobile === '') return 'no-phone';
  if (step === 'done') return 'who';
  return step === 'code' && !agreed ? 'agreement' : step;
}
