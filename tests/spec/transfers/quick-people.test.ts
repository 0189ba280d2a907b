import { describe, expect, it } from 'vitest';
import { quickPeople } from '@/areas/transfers/rules/quick-people';

const people = Array.from({ length: 12 }, (_, index) => ({ usercode: `LX${index}`, times: index }));
const codes = (chosen: readonly string[] = []) =>
  quickPeople(
    people,
    chosen.map((usercode) => ({ usercode })),
  ).map(({ usercode }) => usercode);

describe('the colleagues offered on the page of a transfer', () => {
  it('are the four latest, then those who got something most often', () => {
    expect(codes()).toEqual(['LX0', 'LX1', 'LX2', 'LX3', 'LX11', 'LX10', 'LX9']);
  });

  it('are last those of whom the gateway does not say how often they got something', () => {
    const latest = people.slice(0, 4);
    const offered = (...times: readonly (number | null)[]) => {
      const others = times.map((each, index) => ({ usercode: `LX${20 + index}`, times: each }));
      return quickPeople<{ usercode: string; times: number | null }>([...latest, ...others], [])
        .slice(4)
        .map(({ usercode }) => usercode);
    };
    expect(offered(null, 1, 2)).toEqual(['LX22', 'LX21', 'LX20']);
    expect(offered(null, 1, null)).toEqual(['LX21', 'LX20', 'LX22']);
  });

  it('leave out who is chosen already, whatever the spelling', () => {
    expect(codes(['lx 1', 'LX11'])).toEqual(['LX0', 'LX2', 'LX3', 'LX4', 'LX10', 'LX9', 'LX8']);
  });
});
