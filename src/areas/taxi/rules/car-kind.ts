export const carKinds = ['economy', 'comfort', 'business'] as const;
export type CarKind = (typeof carKinds)[number];

/** How many passengers a car of each kind takes. */
export const seatsOf: Readonly<Record<CarKind, number>> = { economy: 4, comfort: 4, business: 6 };
