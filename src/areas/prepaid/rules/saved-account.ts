import { countCharacters } from '@/domain/text';
import { numberProblem, type NumberProblem } from './phone-number';

/** How many numbers one person can save. */
export const mostAccounts = 20;
/** Characters. */
export const longestAccountName = 12;

/** Whose number it is. */
export const relations = [
  'self',
  'mother',
  'father',
  'partner',
  'child',
  'elder',
  'friend',
  'colleague',
  'other',
] as const;
export type Relation = (typeof relations)[number];

/** What a person types to save a number. */
export interface AccountFields {
  readonly relation: Relation;
  /** The owner's name. */
  readonly name: string;
  /** Plain digits. */
  readonly number: string;
}

export interface SavedAccount extends AccountFields {
  readonly id: string;
  /** The one that a top-up begins with. */
  readonly isDefault: boolean;
}

/** Whether a person of this relation is labelled by the relation and not by the name. */
export function isCalledByRelation(relation: Relation): boolean {
  return relation !== 'friend' && relation !== 'colleague' && relation !== 'other' && relation !== 'elder';
}

export interface AccountProblems {
  readonly name: 'missing' | 'too-long' | null;
  readonly number: NumberProblem | { kind: 'duplicate' } | null;
}

/** What is wrong with each part of a number that is to be saved beside the others. */
export function accountProblems(
  { name, number }: AccountFields,
  others: readonly Pick<AccountFields, 'number'>[],
): AccountProblems {
  const length = countCharacters(name.trim());
  const isDuplicate = others.some((each) => each.number === number);
  return {
    name: length === 0 ? 'missing' : length > longestAccountName ? 'too-long' : null,
    number: numberProblem(number) ?? (isDuplicate ? { kind: 'duplicate' } : null),
  };
}
