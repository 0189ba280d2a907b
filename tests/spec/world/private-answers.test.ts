import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { endpoints } from '@/mocks/core/endpoints';
import { people } from '@/mocks/core/people';
import { Gateways, me } from '../../support/gateways/mock-gateways';
import { sampleOf } from '../../support/schema-sample';

const colleagues = people(200).filter(({ usercode }) => usercode !== me);
const birthdays = new Set(colleagues.map(({ birthday }) => birthday));

/** Every text of an answer that is the day of birth of a colleague with its year. */
function daysOfBirth(data: unknown): readonly string[] {
  const texts = JSON.stringify(data ?? null).match(/"\d{4}-\d\d-\d\d"/g) ?? [];
  return texts.map((text) => text.slice(1, -1)).filter((text) => birthdays.has(text) && text < '2008');
}

/** What is asked for people by an occasion is asked for a colleague's birthday. */
function bodyOf(endpoint: Endpoint): unknown {
  const usual = sampleOf(endpoint.body);
  return endpoint.name === 'appointmentDays'
    ? { occasion: 'birthday', transferList: colleagues.slice(0, 10).map(({ usercode }) => ({ usercode })) }
    : usual;
}

describe('no answer tells the year in which a colleague was born', () => {
  it('is seen where one does', () => {
    expect(daysOfBirth([{ anchor: colleagues[0]?.birthday }])).toHaveLength(1);
  });

  it.each(endpoints.filter(({ effect }) => effect === 'read').map((each) => [each.name, each] as const))(
    'nor does %s',
    async (_, endpoint) => {
      const { data } = await new Gateways('gifts').say(endpoint, bodyOf(endpoint) as never);
      expect(daysOfBirth(data)).toEqual([]);
    },
  );
});
