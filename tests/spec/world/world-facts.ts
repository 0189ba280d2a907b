import { activityList } from '@/api/endpoints/activity';
import { award } from '@/api/endpoints/award';
import { getCurrentBill } from '@/api/endpoints/bill';
import { getCouponList } from '@/api/endpoints/coupon';
import { goodsDetail } from '@/api/endpoints/goods';
import { iconStatusCheck } from '@/api/endpoints/home-today';
import { thirdGetOrders, thirdOrderDetail } from '@/api/endpoints/order-centre';
import { numberRegistration } from '@/areas/prepaid/mocks/operators';
import { defaultNumbers } from '@/areas/prepaid/mocks/saved-numbers';
import { secondHandGoods } from '@/areas/second-hand/endpoints/items';
import { secondHandOrders } from '@/areas/second-hand/endpoints/orders';
import { sellerRecord } from '@/areas/second-hand/mocks/seller-record';
import { cities } from '@/areas/taxi/mocks/cities';
import { pastTripsOf } from '@/areas/taxi/mocks/past-trips';
import { treasureRounds } from '@/areas/treasure/endpoints';
import { yearReport } from '@/areas/year-report/endpoints';
import { answersTo, type BillFilter, type BillKind } from '@/domain/accounts/bill';
import { fromMoment, toDay } from '@/domain/business-time';
import type { CouponState } from '@/domain/life/coupon';
import { sum } from '@/domain/money';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { personal } from '@/mocks/core/ledger';
import { findPerson, person, type Person } from '@/mocks/core/people';
import { allGoods, pictureOf } from '@/mocks/life/goods';
import type { ThingName } from '@/mocks/life/goods-drawings';
import type { Gateways } from '../../support/gateways/mock-gateways';
import { allItems } from '../../support/second-hand';

/** What is checked of a world; all texts and pictures are those that its gateways answer with. */
export interface WorldFacts {
  readonly welfare: readonly { readonly title: string; readonly day: string }[];
  readonly birthday: string;
  readonly hired: string;
  readonly trips: readonly { readonly from: string; readonly to: string }[];
  readonly numbers: readonly { readonly name: string; readonly owner: string }[];
  readonly goods: readonly GoodsFacts[];
  readonly pictured: readonly { readonly name: string; readonly picture: string }[];
  readonly activities: readonly Period[];
  readonly prizes: readonly { readonly source: string; readonly wonAt: number }[];
  readonly partnerOrders: readonly {
    readonly name: string;
    readonly facts: string;
    readonly isOpen: boolean;
  }[];
  /** Times in milliseconds. */
  readonly vouchers: readonly {
    readonly name: string;
    readonly state: CouponState;
    readonly startsAt: number | null;
    readonly usedAt: number | null;
    readonly expiresAt: number;
  }[];
  readonly sales: { readonly sold: number; readonly listed: number };
  readonly gifts: readonly {
    readonly text: string;
    readonly day: string;
    readonly receivers: readonly Person[];
  }[];
  readonly years: readonly { readonly name: string; readonly report: number; readonly bill: number }[];
  readonly now: number;
}

/** An activity and its time in milliseconds. */
interface Period {
  readonly title: string;
  readonly from: number;
  readonly until: number;
}

interface GoodsFacts {
  readonly name: string;
  readonly thing: ThingName;
  readonly listed: string;
  readonly text: string;
  readonly services: readonly string[];
  readonly pictures: readonly string[];
  readonly colours: readonly (readonly string[])[];
}

/** Reads a world as it begins. */
export async function factsOf(gateways: Gateways): Promise<WorldFacts> {
  const state = await gateways.state();
  const { seed } = state;
  const me = person(0);
  const details = await Promise.all(
    allGoods.map(async (each): Promise<GoodsFacts> => {
      const detail = await gateways.data(goodsDetail, { id: each.id, activity: '' });
      if (detail === null) throw new Error(`${each.name} cannot be read`);
      const { name, line, description, facts, services, pictures, slots } = detail;
      return {
        name,
        thing: each.thing,
        listed: pictureOf(each),
        text: [line, description, ...facts.flatMap((fact) => [fact.value, fact.unit, fact.name])].join(' '),
        services,
        pictures,
        colours: slots.flatMap(({ values }) =>
          values.filter(({ colour }) => colour !== '').map((value) => value.pictures),
        ),
      };
    }),
  );
  const { trip } = await gateways.data(iconStatusCheck, {});
  const [from = '', to = ''] = (trip?.title ?? '').split(' → ');
  const cityOfId = (id: string) => id.slice(1, 7);
  return {
    welfare: accountHistoryOf(seed)
      .rows(personal(me.usercode))
      .filter(({ posting }) => posting.kind === 'welfare')
      .map(({ posting }) => ({ title: posting.title, day: toDay(posting.time) })),
    birthday: me.birthday,
    hired: me.hired,
    trips: [
      ...pastTripsOf(seed.epoch, me).map((past) => ({
        from: cityOfId(past.from.id),
        to: cityOfId(past.to.id),
      })),
      ...(trip === null ? [] : [{ from: cityNamed(from) || homeCity, to: cityNamed(to) }]),
    ],
    numbers: defaultNumbers().map(({ name, number }) => ({ name, owner: numberRegistration(number).owner })),
    goods: details,
    pictured: await picturedOf(gateways),
    activities: (await gateways.data(activityList, {})).activities.map(({ title, startsAt, endsAt }) => ({
      title,
      from: fromMoment(startsAt),
      until: fromMoment(endsAt),
    })),
    prizes: (await gateways.data(award, {})).prizes.map(({ source, wonAt }) => ({
      source,
      wonAt: fromMoment(wonAt),
    })),
    partnerOrders: await partnerOrdersOf(gateways),
    vouchers: (await gateways.data(getCouponList, {})).coupons.map(
      ({ startsAt, usedAt, expiresAt, ...voucher }) => ({
        ...voucher,
        startsAt: startsAt === null ? null : fromMoment(startsAt),
        usedAt: usedAt === null ? null : fromMoment(usedAt),
        expiresAt: fromMoment(expiresAt),
      }),
    ),
    sales: {
      sold: sellerRecord(state, me.usercode).sold,
      listed: (await gateways.data(secondHandOrders, { group: 'sold', page: 1, size: 20 })).total,
    },
    gifts: [...accountHistoryOf(seed).transfers.values()].map(({ text, time, to }) => ({
      text,
      day: toDay(time),
      receivers: to.flatMap((usercode) => findPerson(usercode, seed.staff) ?? []),
    })),
    years: await yearsOf(gateways),
    now: seed.epoch,
  };
}

/** What colleagues sell, and what can be won or was won. */
async function picturedOf(gateways: Gateways): Promise<WorldFacts['pictured']> {
  const { items } = await gateways.data(secondHandGoods, allItems);
  const { rounds } = await gateways.data(treasureRounds, {});
  const { prizes } = await gateways.data(award, {});
  return [
    ...items.map(({ title, picture }) => ({ name: title, picture })),
    ...[...rounds, ...prizes].filter(({ picture }) => picture !== ''),
  ].map(({ name, picture }) => ({ name, picture }));
}

async function partnerOrdersOf(gateways: Gateways): Promise<WorldFacts['partnerOrders']> {
  const { orders } = await gateways.data(thirdGetOrders, { keyword: '', page: 1, size: 20 });
  return Promise.all(
    orders.map(async ({ id, name, state }) => ({
      name,
      isOpen: state === 'paid',
      facts: (await gateways.data(thirdOrderDetail, { id }))?.facts.map(({ value }) => value).join(' ') ?? '',
    })),
  );
}

async function wholeBill(gateways: Gateways) {
  const size = 10_000;
  const page = (number: number) => gateways.data(getCurrentBill, { accountType: 0, page: number, size });
  const first = await page(1);
  const others = Array.from({ length: Math.ceil(first.total / size) - 1 }, (_, index) => page(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ entries }) => entries);
}

const everything = { month: undefined, keyword: '', party: undefined };
/** What a person brought in themselves, of which the report of gifts does not speak. */
const ownMoney: readonly BillKind[] = ['top-up', 'sale'];

/** What each year's report adds up to, beside the same entries of the bill; in tenths. */
async function yearsOf(gateways: Gateways): Promise<WorldFacts['years']> {
  const entries = await wholeBill(gateways);
  const { years } = await gateways.data(yearReport, {});
  const reports = await Promise.all(years.map((year) => gateways.data(yearReport, { year })));
  return reports.flatMap(({ year, given, received, welfare, spent }) => {
    const ofYear = entries.filter(({ time }) => time.startsWith(String(year)));
    const billed = (filter: BillFilter) =>
      Math.abs(
        sum(
          ofYear
            .filter((entry) => !ownMoney.includes(entry.kind) && answersTo(entry, { ...everything, filter }))
            .map(({ amount }) => amount),
        ),
      );
    return [
      { name: `given in ${year}`, report: given.amount, bill: billed('sent') },
      { name: `spent in ${year}`, report: spent.amount, bill: billed('spent') },
      { name: `received in ${year}`, report: received.amount + welfare.amount, bill: billed('received') },
    ];
  });
}

/** Where the person of the session takes taxis. */
const homeCity = '深圳';

/** The city that a place names; a place that names none of the cities is somewhere else. */
function cityNamed(place: string): string {
  return cities.find(({ name }) => place.includes(name))?.name ?? '';
}
