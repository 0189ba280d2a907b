import type { CarKind } from '../rules/car-kind';

/** How long a car of each kind takes to the start, minutes. */
export const arrivalMinutes: Readonly<Record<CarKind, number>> = { economy: 3, comfort: 5, business: 8 };
