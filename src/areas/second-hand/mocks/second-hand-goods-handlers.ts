import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { nextId, type MockState } from '@/mocks/core/state';
import { wireSources } from '@/mocks/orders/order-wire';
import { wireMoment } from '@/mocks/orders/wire-moment';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { pointsOfPerson } from '@/mocks/points/exchanges';
import * as endpoints from '../endpoints/items';
import { highestPrice, itemProblems } from '../rules/item';
import { isLike } from '../rules/like-items';
import { isPhoto } from '../rules/photo';
import { earlierSales } from './default-items';
import type { Item } from './item';
import { cardOf } from './item-cards';
import { pictureAddress } from './item-pictures';
import { holderOrder, isSellerHere, itemKept, itemOf, itemsOf, itemState } from './items';
import { answerBefore } from './refund-claim';
import { sellerRecord } from './seller-record';

const unknown: Refusal = { code: '5901', message: '没有找到这件闲置' };
const invalid: Refusal = { code: '5910', message: '发布的内容不完整，请检查后再试' };
const held: Refusal = { code: '5911', message: '有同事正在付款或已买下，现在不能修改' };

const secondHandGoods: Handler<typeof endpoints.secondHandGoods> = (state, { body, person }) => {
  const { keyword, category, sort, from, to, seller, isFavourite, page, size } = body;
  const wanted = keyword.trim().toLowerCase();
  const found = itemsOf(state).filter(
    (item) =>
      itemState(state, item) === 'onSale' &&
      isSellerHere(state, item) &&
      (category === undefined || item.category === category) &&
      (seller === '' || item.seller === seller) &&
      (from === null || item.price >= from) &&
      (to === null || item.price <= to) &&
      (!isFavourite || isFavoured(state, person.usercode, item.id)) &&
      `${item.title} ${item.description}`.toLowerCase().includes(wanted),
  );
  const turn = sort === 'newest' ? 0 : sort === 'cheapest' ? 1 : -1;
  const sorted = turn === 0 ? found : [...found].sort((one, other) => turn * (one.price - other.price));
  return {
    state,
    data: {
      total: sorted.length,
      sellerName: seller === '' ? '' : sellerRecord(state, seller).name,
      items: sorted.slice((page - 1) * size, page * size).map((item) => cardOf(state, item)),
    },
  };
};

const secondHandItem: Handler<typeof endpoints.secondHandItem> = (state, { body, person }) => {
  const { usercode } = person;
  const item =
    body.id === ''
      ? itemsOf(state).find(
          (each) =>
            each.seller !== usercode && itemState(state, each) === 'onSale' && isSellerHere(state, each),
        )
      : itemOf(state, body.id);
  if (item === undefined) return { state, data: null };
  const { id, seller, description, category, terms, pictures, boughtFor } = item;
  const order = holderOrder(state, id);
  const isReported = state.secondHand.reports.some((report) => report.item === id && report.by === usercode);
  return {
    state,
    data: {
      ...cardOf(state, item),
      description,
      category,
      terms: [...terms],
      pictures: pictures.map(pictureAddress),
      boughtFor,
      seller: sellerRecord(state, seller),
      isOwn: seller === usercode,
      isFavourite: isFavoured(state, usercode, id),
      isReported,
      order:
        order?.buyer === usercode
          ? {
              id: order.id,
              state: order.state,
              money: order.money,
              payment: wireSources(state, order),
              answerBefore: wireMoment(answerBefore(order)),
            }
          : null,
      points: pointsOfPerson(state, person),
    },
  };
};

const likeItemsSold: Handler<typeof endpoints.likeItemsSold> = (state, { body }) => {
  const since = state.orders.flatMap(({ secondHand, state: at, money }) => {
    const item = secondHand === null || at !== 'received' ? undefined : itemOf(state, secondHand.item);
    return item === undefined ? [] : [{ title: item.title, category: item.category, price: money }];
  });
  const like = [...earlierSales(), ...since].filter((sold) => isLike(body, sold));
  return { state, data: { prices: like.map(({ price }) => price) } };
};

const saveItem: Handler<typeof endpoints.saveItem> = (state, { body, person }, now) => {
  const barred = refusalOfPayer(state, person);
  if (barred !== null) return { state, refusal: barred };
  const former = body.id === '' ? undefined : itemOf(state, body.id);
  if (body.id !== '' && former?.seller !== person.usercode) return { state, refusal: unknown };
  if (former !== undefined && holderOrder(state, former.id) !== undefined) return { state, refusal: held };
  const { title, description, category, condition, price, boughtFor, place, terms } = body;
  const known = new Map((former?.pictures ?? []).map((each) => [pictureAddress(each), each]));
  const pictures = body.pictures.map((each) => known.get(each) ?? (isPhoto(each) ? each : ''));
  const problems = itemProblems({ title, description, price: '1', boughtFor: '', place }, pictures.length);
  const isWrong = Object.values(problems).some((problem) => problem !== null);
  if (isWrong || pictures.includes('') || price <= 0 || price > highestPrice)
    return { state, refusal: invalid };
  const named = former === undefined ? nextId(state, 'S') : { id: former.id, state };
  const item: Item = {
    id: named.id,
    seller: person.usercode,
    title: title.trim(),
    description: description.trim(),
    category,
    condition,
    price,
    boughtFor,
    place: place.trim(),
    terms,
    pictures,
    publishedAt: former?.publishedAt ?? now,
    isWithdrawn: former?.isWithdrawn ?? false,
  };
  return { state: itemKept(named.state, item), data: { id: named.id }, booked: named.id };
};

const shelveItem: Handler<typeof endpoints.shelveItem> = (state, { body, person }, now) => {
  const item = itemOf(state, body.id);
  if (item?.seller !== person.usercode) return { state, refusal: unknown };
  if (holderOrder(state, item.id) !== undefined) return { state, refusal: held };
  const barred = refusalOfPayer(state, person);
  if (body.isOnSale && barred !== null) return { state, refusal: barred };
  // What is offered again stands among the newest.
  const publishedAt = body.isOnSale && item.isWithdrawn ? now : item.publishedAt;
  return { state: itemKept(state, { ...item, isWithdrawn: !body.isOnSale, publishedAt }), data: {} };
};

const favouriteItem: Handler<typeof endpoints.favouriteItem> = (state, { body, person }) => {
  if (itemOf(state, body.id) === undefined) return { state, refusal: unknown };
  const mark = `${person.usercode} ${body.id}`;
  const others = state.secondHand.favourites.filter((each) => each !== mark);
  const favourites = body.isFavourite ? [...others, mark] : others;
  return { state: { ...state, secondHand: { ...state.secondHand, favourites } }, data: {} };
};

const reportItem: Handler<typeof endpoints.reportItem> = (state, { body, person }, now) => {
  const item = itemOf(state, body.id);
  if (item === undefined) return { state, refusal: unknown };
  if (item.seller === person.usercode)
    return { state, refusal: { code: '5912', message: '不能举报自己发布的闲置' } };
  const { reports } = state.secondHand;
  if (reports.some((report) => report.item === item.id && report.by === person.usercode))
    return { state, refusal: { code: '5913', message: '你已举报过这件闲置，我们正在核实' } };
  const report = { item: item.id, by: person.usercode, reason: body.reason, text: body.text, time: now };
  return {
    state: { ...state, secondHand: { ...state.secondHand, reports: [...reports, report] } },
    data: {},
  };
};

function isFavoured({ secondHand }: MockState, usercode: string, id: string): boolean {
  return secondHand.favourites.includes(`${usercode} ${id}`);
}

export const handlers = [
  serve(endpoints.secondHandGoods, secondHandGoods),
  serve(endpoints.secondHandItem, secondHandItem),
  serve(endpoints.likeItemsSold, likeItemsSold),
  serve(endpoints.saveItem, saveItem),
  serve(endpoints.shelveItem, shelveItem),
  serve(endpoints.favouriteItem, favouriteItem),
  serve(endpoints.reportItem, reportItem),
];
