import { fromMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import * as endpoints from '../endpoints/taxi';
import { carKinds } from '../rules/car-kind';
import { rideMinutes } from '../rules/fare';
import { ruleProblem, type CompanyRule } from '../rules/fare-split';
import { roadMetres } from '../rules/place';
import { arrivalMinutes } from './arrival-minutes';
import { cities, cityOf, hotCities } from './cities';
import { companyRulesOf } from './company-rules';
import { pricedRide, taxiCouponsOf } from './fares';
import { findPlace, suggestedPlaces } from './places';
import { wireFare } from './wire-fare';

const listCities: Handler<typeof endpoints.cities> = (state) => ({
  state,
  data: { hot: [...hotCities], cities: [...cities] },
});

const suggestPlaces: Handler<typeof endpoints.address> = (state, { body }) =>
  cityOf(body.city) === undefined
    ? { state, refusal: unknownCity }
    : { state, data: { places: [...suggestedPlaces(body.city, body.text)] } };

const estimate: Handler<typeof endpoints.estimatedPrice> = (state, { body, person, systemType }, now) => {
  const from = findPlace(body.from);
  const to = findPlace(body.to);
  if (from === undefined || to === undefined) return { state, refusal: unknownPlace };
  const refusal = from.city === to.city ? (from.id === to.id ? samePlace : null) : otherCity;
  if (refusal !== null) return { state, refusal };
  const at = body.at === '' ? now : fromMoment(body.at);
  const rules = companyRulesOf({ person, systemType });
  const rule = rules.find(({ id }) => id === body.rule) ?? null;
  const coupons = taxiCouponsOf(state, person, now);
  const metres = roadMetres(from.at, to.at);
  return {
    state,
    data: {
      metres,
      minutes: rideMinutes(metres, at),
      kinds: carKinds.map((kind) => {
        const { fare, full } = pricedRide({ kind, from, to, at, rule }, coupons);
        return { kind, arrivalMinutes: arrivalMinutes[kind], full, fare: wireFare(fare) };
      }),
      rules: rules.map((each) => wireRule(each, ruleProblem(each, { at, city: from.city }))),
    },
  };
};

const unknownCity: Refusal = { code: '5801', message: '这座城市还不能叫车' };
const unknownPlace: Refusal = { code: '5802', message: '没有找到这个地点，请重新选择' };
const otherCity: Refusal = { code: '5803', message: '暂时只能叫同城的车' };
const samePlace: Refusal = { code: '5804', message: '起点和终点是同一个地方' };

function wireRule({ cities: codes, most, ...rule }: CompanyRule, problem: ReturnType<typeof ruleProblem>) {
  return {
    ...rule,
    most,
    cities: codes.map((code) => cityOf(code)?.name ?? code),
    problem,
  };
}

export const handlers = [
  serve(endpoints.cities, listCities),
  serve(endpoints.address, suggestPlaces),
  serve(endpoints.estimatedPrice, estimate),
];
