import { describe, expect, it } from 'vitest';
import { endpoints } from '@/mocks/core/endpoints';
import { people } from '@/mocks/core/people';
import { Gateways, me } from '../../support/gateways/mock-gateways';
import { sampleOf } from '../../support/schema-sample';

/** The person's own address book, whose phone numbers they typed themselves. */
const typedThemselves = new Set(['addressList']);

const reads = endpoints.filter(({ effect, name }) => effect === 'read' && !typedThemselves.has(name));
const others = people(400).filter(({ usercode }) => usercode !== me);
const secrets = new Set(others.flatMap(({ birthday, mobile }) => [birthday, mobile]));

/** The dates and the long numbers of a text. */
const wordsOf = (text: string) => text.match(/\d{4}-\d\d-\d\d|\d{11}/g) ?? [];

describe('what a gateway says of a colleague', () => {
  it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s holds neither a year of birth nor a phone number of somebody else',
    async (_, endpoint) => {
      const gateways = new Gateways();
      const { data } = await gateways.say(endpoint, sampleOf(endpoint.body) as never);
      expect(wordsOf(JSON.stringify(data ?? null)).filter((word) => secrets.has(word))).toEqual([]);
    },
  );
});
