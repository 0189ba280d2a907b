import { mockWorld } from './mock-world';
import { person } from './people';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    default: true;
    heavy: true;
    'departed-colleague': true;
    'departed-me': true;
    'wallet-mode': true;
    'no-oa': true;
  }
}

const me = person(0).usercode;
const withoutOa = person(6).usercode;

/** The default world, and those that differ in people and sessions. */
export const ownWorlds = [
  mockWorld('default', {}),
  mockWorld('heavy', { staff: 50_000, entries: 10_000, orders: 5_000 }),
  /** A colleague who was sent coins the other day has left; the directory does not know it yet. */
  mockWorld('departed-colleague', { differ: (state) => ({ ...state, leavers: [person(3).usercode] }) }),
  mockWorld('departed-me', { differ: (state) => ({ ...state, leavers: [me] }) }),
  mockWorld('wallet-mode', {
    differ: (state) => ({ ...state, session: { ...state.session, systemType: 'WALLET' } }),
  }),
  /** A wallet member without an OA account, who can do anything but give coins to colleagues. */
  mockWorld('no-oa', {
    differ: (state) => ({ ...state, session: { usercode: withoutOa, systemType: 'WALLET' } }),
  }),
];
