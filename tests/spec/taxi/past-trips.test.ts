import { describe, expect, it } from 'vitest';
import * as desk from '@/areas/taxi/endpoints/taxi-trips';
import { invoiceProblems, isInvoiceable } from '@/areas/taxi/rules/invoice';
import { maskPlate, roughSpot, shareOutlives } from '@/areas/taxi/rules/trip-share';
import { person } from '@/mocks/core/people';
import { chen, me } from '../../support/gateways/mock-gateways';
import { Taxi } from '../../support/taxi';

/** A tax number whose last character fits. */
const taxNumber = '91440300MA5DA1234H';
const invoiceOf = (id: string) => ({
  id,
  kind: 'personal' as const,
  title: '陈思远',
  taxNumber: '',
  email: 'chen@yunshan.example',
});

async function pages(taxi: Taxi) {
  const read = async (page: number) => (await taxi.data(desk.taxiOrderList, { page, size: 20 })).trips;
  return [...(await read(1)), ...(await read(2))];
}

async function done(taxi: Taxi) {
  const { trips } = await taxi.data(desk.taxiOrderList, { group: 'done', page: 1, size: 50 });
  const details = await Promise.all(trips.map(({ id }) => taxi.data(desk.tripDetail, { id })));
  return details.flatMap((detail) => (detail === null ? [] : [detail]));
}

describe('past trips', () => {
  it('are forty for each person, the newest first, page by page, and the same in every world', async () => {
    const taxi = new Taxi();
    const trips = await pages(taxi);
    expect(trips).toHaveLength(40);
    expect(trips.map(({ at }) => at)).toEqual([...trips.map(({ at }) => at)].sort().reverse());
    expect(await pages(new Taxi())).toEqual(trips);
    expect(new Set(trips.map(({ state }) => state))).toEqual(new Set(['paid', 'cancelled', 'no-driver']));
  });

  it('have prices whose lines, company part and own part sum up', async () => {
    for (const { trip, rides } of await done(new Taxi())) {
      const { lines, total, company, own } = trip.fare ?? trip.estimate;
      expect(lines.reduce((sum, { money }) => sum + money, 0)).toBe(total);
      expect(company + own).toBe(total);
      expect(rides[rides.length - 1]?.total).toBe(total);
    }
  });

  it('have the trip that is under way on top, and by groups', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    expect((await pages(taxi))[0]).toMatchObject({ id, state: 'waiting' });
    const open = await taxi.data(desk.taxiOrderList, { group: 'open', page: 1, size: 20 });
    expect(open.trips.map((trip) => trip.id)).toEqual([id]);
    const cancelled = await taxi.data(desk.taxiOrderList, { group: 'cancelled', page: 1, size: 20 });
    expect(cancelled.total).toBe(3);
  });

  it('are nobody else’s', async () => {
    const taxi = new Taxi();
    const [first] = await pages(taxi);
    expect(await taxi.data(desk.tripDetail, { id: first?.id ?? '' }, { as: chen })).toBeNull();
    const rating = { id: first?.id ?? '', stars: 5, tags: [], text: '' };
    expect(await taxi.say(desk.rateTrip, rating, { as: chen, key: 'r' })).toMatchObject({ code: '5816' });
  });
});

describe('what is asked about a trip', () => {
  it('is rated once, with at most 100 characters', async () => {
    const taxi = new Taxi();
    const [paid] = await done(taxi);
    const rating = { id: paid?.trip.id ?? '', stars: 4, tags: ['steady' as const], text: '路很熟' };
    const long = { ...rating, text: '好'.repeat(101) };
    expect(await taxi.say(desk.rateTrip, long, { key: 'long' })).toMatchObject({ code: '5823' });
    expect(await taxi.say(desk.rateTrip, rating, { key: 'one' })).toMatchObject({ code: '0000' });
    expect(await taxi.say(desk.rateTrip, rating, { key: 'two' })).toMatchObject({ code: '5822' });
    expect((await taxi.data(desk.tripDetail, { id: rating.id }))?.rating).toMatchObject({ stars: 4 });
  });

  it('is invoiced once, and only where the rider paid a part', async () => {
    const taxi = new Taxi();
    const details = await done(taxi);
    const own = details.find(({ trip }) => isInvoiceable(trip))?.trip.id ?? '';
    const company = details.find(({ trip }) => !isInvoiceable(trip))?.trip.id ?? '';
    const wrong = { ...invoiceOf(own), email: 'chen' };
    expect(await taxi.say(desk.tripInvoice, invoiceOf(company), { key: 'c' })).toMatchObject({
      code: '5824',
    });
    expect(await taxi.say(desk.tripInvoice, wrong, { key: 'w' })).toMatchObject({ code: '5825' });
    expect(await taxi.say(desk.tripInvoice, invoiceOf(own), { key: 'o' })).toMatchObject({ code: '0000' });
    expect(await taxi.say(desk.tripInvoice, invoiceOf(own), { key: 'p' })).toMatchObject({ code: '5826' });
  });

  it('needs a tax number that fits its last character, for companies only', () => {
    const note = { kind: 'company' as const, title: '云杉', taxNumber, email: 'a@b.cn' };
    expect(invoiceProblems(note)).toEqual([]);
    expect(invoiceProblems({ ...note, taxNumber: ` ${taxNumber.toLowerCase()} ` })).toEqual([]);
    expect(invoiceProblems({ ...note, taxNumber: taxNumber.replace(/.$/, 'E') })).toEqual(['taxCheck']);
    expect(invoiceProblems({ ...note, taxNumber: taxNumber.slice(1) })).toEqual(['taxNumber']);
    expect(invoiceProblems({ ...note, title: ' ', kind: 'personal', taxNumber: '' })).toEqual(['title']);
  });
});

describe('a shared trip', () => {
  const asStranger = { headers: { 'x-activity-token': '' }, as: 'LX999999' };
  const shared = (taxi: Taxi, id: string) => taxi.data(desk.sharedTrip, { id }, asStranger);
  const share = async (taxi: Taxi, id: string, on = true) =>
    (await taxi.data(desk.shareTrip, { id, on }, { key: `${id} ${on}` })).share ?? '';

  it('is read without a session, and says nothing of the rider, the price, or the ends of the way', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    const link = await share(taxi, id);
    const trip = await taxi.until(id, 'riding');
    taxi.real += 60_000;
    const seen = await shared(taxi, link);
    expect(seen).toMatchObject({ state: 'riding', city: { name: '杭州' } });
    const text = JSON.stringify(seen);
    const { name, usercode } = person(0);
    const { from, to, driver, estimate } = trip;
    const secrets = [name, usercode, me, id, from.name, from.detail, to.name, to.detail, from.id, to.id];
    for (const secret of [...secrets, driver?.phone, driver?.plate, String(estimate.total / 10)])
      expect(text).not.toContain(secret);
    expect(Object.keys(seen ?? {}).sort()).toEqual(['arrives', 'at', 'city', 'driver', 'state']);
    expect(seen?.driver?.plate).toBe(maskPlate(driver?.plate ?? ''));
    expect((seen?.at?.x ?? 1) % 100).toBe(0);
  });

  it('ends one hour after the trip', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    const link = await share(taxi, id);
    await taxi.cancel(id);
    expect(await shared(taxi, link)).toMatchObject({ state: 'over', at: null });
    taxi.real += shareOutlives;
    expect(await shared(taxi, link)).toBeNull();
  });

  it('ends at once when it is taken back, and an unknown link shows nothing', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    const link = await share(taxi, id);
    expect((await taxi.data(desk.tripDetail, { id }))?.share).toBe(link);
    await share(taxi, id, false);
    expect(await shared(taxi, link)).toBeNull();
    expect(await shared(taxi, id)).toBeNull();
    expect((await taxi.data(desk.tripDetail, { id }))?.share).toBeNull();
  });

  it('can be shared while it is under way only', async () => {
    const taxi = new Taxi();
    const [first] = await pages(taxi);
    const said = await taxi.say(desk.shareTrip, { id: first?.id ?? '', on: true }, { key: 's' });
    expect(said).toMatchObject({ code: '5827' });
  });

  it('shows the car on its way in steps of 100 metres', () => {
    expect(roughSpot({ x: 0, y: 0 }, { x: 1000, y: -1000 }, 0.25)).toEqual({ x: 500, y: 0 });
    expect(roughSpot({ x: 0, y: 0 }, { x: 1000, y: -1000 }, 0.777)).toEqual({ x: 1000, y: -600 });
    expect(roughSpot({ x: 0, y: 0 }, { x: 1000, y: -1000 }, 2)).toEqual({ x: 1000, y: -1000 });
    expect(maskPlate('云A·D7K26')).toBe('云A·***26');
  });
});
