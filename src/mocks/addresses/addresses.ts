import { mostAddresses, type AddressFields } from '@/domain/addresses/address';
import { person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';

/** A saved shipping address of a person. */
export interface MockAddress extends AddressFields {
  readonly id: string;
  /** Usercode. */
  readonly owner: string;
  readonly isDefault: boolean;
}

/** The addresses of a world at its beginning, in the order of saving: three of the person of the session. */
export function defaultAddresses(): readonly MockAddress[] {
  const me = person(0);
  const colleague = person(4);
  const hangzhou = { owner: me.usercode, province: '浙江省', city: '杭州市' } as const;
  const binjiang = { ...hangzhou, district: '滨江区', code: '330108' } as const;
  const xihu = { ...hangzhou, district: '西湖区', code: '330106' } as const;
  return [
    {
      id: 'D1',
      ...binjiang,
      name: colleague.name,
      phone: colleague.mobile,
      detail: '潮声路 9 号研发中心 B 座收发室',
      tag: 'none',
      isDefault: false,
    },
    {
      id: 'D2',
      ...xihu,
      name: me.name,
      phone: me.mobile,
      detail: '桐荫路 52 号桐荫里 2 幢 603',
      tag: 'home',
      isDefault: false,
    },
    {
      id: 'D3',
      ...xihu,
      name: me.name,
      phone: me.mobile,
      detail: '云杉中心 3 号楼，前台代收',
      tag: 'company',
      isDefault: true,
    },
  ];
}

/** The addresses of a person: the default one first, then the newest. */
export function addressesOf({ addresses }: MockState, usercode: string): readonly MockAddress[] {
  const own = addresses.filter(({ owner }) => owner === usercode).reverse();
  return [...own.filter(({ isDefault }) => isDefault), ...own.filter(({ isDefault }) => !isDefault)];
}

/** Whether a person can save one more. */
export function hasRoom(state: MockState, usercode: string): boolean {
  return addressesOf(state, usercode).length < mostAddresses;
}

/** Adds an address, or changes the one of this id. A person with addresses always has one default. */
export function addressSaved(
  before: MockState,
  owner: string,
  { id, isDefault, ...fields }: AddressFields & { id: string; isDefault: boolean },
): { state: MockState; id: string } {
  const own = addressesOf(before, owner);
  const former = own.find((each) => each.id === id);
  const named = former === undefined ? nextId(before, 'D') : { id, state: before };
  const becomesDefault = isDefault || own.length === 0 || former?.isDefault === true;
  const saved: MockAddress = { ...fields, id: named.id, owner, isDefault: becomesDefault };
  const others = before.addresses.map((each) =>
    each.owner === owner && becomesDefault ? { ...each, isDefault: false } : each,
  );
  const addresses =
    former === undefined ? [...others, saved] : others.map((each) => (each.id === id ? saved : each));
  return { state: { ...named.state, addresses }, id: named.id };
}

export function addressDeleted(state: MockState, deleted: MockAddress): MockState {
  const left = state.addresses.filter(({ id }) => id !== deleted.id);
  const [newest] = left.filter(({ owner }) => owner === deleted.owner).reverse();
  const heir = deleted.isDefault ? newest : undefined;
  return {
    ...state,
    addresses: left.map((each) => (each === heir ? { ...each, isDefault: true } : each)),
  };
}
