import { fromMoment, monthsLater, toDay, toMonth } from '@/domain/business-time';
import { person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import { mostAccounts, type SavedAccount } from '../rules/saved-account';

/** A saved number of a person. */
export interface MockSavedNumber extends SavedAccount {
  /** Usercode. */
  readonly owner: string;
}

const mother = '13827766188';
const friend = '13951203390';
const day = 86_400_000;

/** The numbers of a world at its beginning, in the order of saving: three of the person of the session. */
export function defaultNumbers(): readonly MockSavedNumber[] {
  const { usercode: owner, name, mobile } = person(0);
  const saved = { owner, isDefault: false } as const;
  return [
    { ...saved, id: 'N1', relation: 'friend', name: '许向阳', number: friend },
    { ...saved, id: 'N2', relation: 'self', name, number: mobile },
    { ...saved, id: 'N3', relation: 'mother', name: '林兰', number: mother, isDefault: true },
  ];
}

/** A number that was topped up; time in milliseconds. */
export interface PaidNumber {
  readonly number: string;
  readonly face: number;
  readonly paidAt: number;
}

/** What the person of the session topped up before the world began, with another app: the operators tell of it. */
export function earlierTopUps({ seed: { epoch } }: MockState, usercode: string): readonly PaidNumber[] {
  const { usercode: me, mobile } = person(0);
  if (usercode !== me) return [];
  const lastMonth = fromMoment(`${monthsLater(toMonth(epoch), -1)}-12 19:20`);
  return [
    { number: mother, face: 100, paidAt: lastMonth },
    { number: mobile, face: 50, paidAt: fromMoment(toDay(epoch - 13 * day)) + day / 2 },
    { number: friend, face: 30, paidAt: fromMoment(toDay(epoch - 61 * day)) + day / 2 },
  ];
}

/** The numbers of a person: the default one first, then the newest. */
export function numbersOf({ savedNumbers }: MockState, usercode: string): readonly MockSavedNumber[] {
  const own = savedNumbers.filter(({ owner }) => owner === usercode).reverse();
  return [...own.filter(({ isDefault }) => isDefault), ...own.filter(({ isDefault }) => !isDefault)];
}

/** Whether a person can save one more. */
export function hasRoomForNumber(state: MockState, usercode: string): boolean {
  return numbersOf(state, usercode).length < mostAccounts;
}

/** Adds a number, or changes the one of this id. A person's first one is always the default one. */
export function numberSaved(
  before: MockState,
  owner: string,
  { id, isDefault, ...fields }: SavedAccount,
): { state: MockState; id: string } {
  const own = numbersOf(before, owner);
  const former = own.find((each) => each.id === id);
  const named = former === undefined ? nextId(before, 'N') : { id, state: before };
  const becomesDefault = isDefault || own.length === 0 || former?.isDefault === true;
  const saved: MockSavedNumber = { ...fields, id: named.id, owner, isDefault: becomesDefault };
  const others = before.savedNumbers.map((each) =>
    each.owner === owner && becomesDefault ? { ...each, isDefault: false } : each,
  );
  const savedNumbers =
    former === undefined ? [...others, saved] : others.map((each) => (each.id === id ? saved : each));
  return { state: { ...named.state, savedNumbers }, id: named.id };
}

export function numberDeleted(state: MockState, deleted: MockSavedNumber): MockState {
  const left = state.savedNumbers.filter(({ id }) => id !== deleted.id);
  const [newest] = left.filter(({ owner }) => owner === deleted.owner).reverse();
  const heir = deleted.isDefault ? newest : undefined;
  return {
    ...state,
    savedNumbers: left.map((each) => (each === heir ? { ...each, isDefault: true } : each)),
  };
}
