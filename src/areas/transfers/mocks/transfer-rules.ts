import type * as v from 'valibot';
import type { batchTransfer } from '@/api/endpoints/transfer';
import { maxBlessingLength, maxRecipients } from '@/domain/constants';
import { formatCoins, maxPerRecipient, sum, tenths, type Tenths } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import { balanceOf } from '@/mocks/accounts/balances';
import { colleague } from '@/mocks/core/colleague';
import type { HandlerRequest, Refusal } from '@/mocks/core/handler';
import { incentive, personal } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { refusalOfPayment } from '@/mocks/payment-security/security';
import { rewardTags } from './reward-tags';

type Asked = HandlerRequest<v.InferOutput<(typeof batchTransfer)['body']>>;

/** Who is to be paid, and how much each of them where it is not the same for all. */
interface Payees {
  to: readonly string[];
  own: Readonly<Record<string, Tenths>> | null;
}

/** Takes a transfer request; returns the recipients to pay, or the refusal by the first rule that it breaks. */
export function refusalOfTransfer(
  state: MockState,
  asked: Asked,
  now: number,
): Payees | { refusal: Refusal } {
  const { to, refusal } = recipientsOf(state, asked);
  const first =
    refusalOfCaller(state, asked) ??
    refusal ??
    refusalOfAmounts(asked, to) ??
    refusalOfText(asked) ??
    refusalOfFunds(state, asked, now);
  if (first !== null) return { refusal: first };
  const amounts = amountsOf(asked);
  const own = hasOwnAmounts(asked)
    ? Object.fromEntries(to.map(({ usercode }, index) => [usercode, amounts[index] ?? tenths(0)]))
    : null;
  return { to: to.map(({ usercode }) => usercode), own };
}

function refusalOfCaller(state: MockState, { body, person, systemType }: Asked): Refusal | null {
  if (person.departed) return say('5001', '你已离职，账户里的龙币不能再使用');
  if (state.withoutAccount.includes(person.usercode)) return say('5002', '您还没有龙币账户');
  if (systemType === 'WALLET' && person.oaAccount === null) return say('5003', '你没有 OA 账号，不能转账');
  if (body.accountType === 0) return null;
  if (systemType === 'WALLET' || !person.senior) return say('5004', '你没有激励账户');
  return body.tag === '' ? say('5005', '激励账户仅用于奖励同事，不能个人转账') : null;
}

function recipientsOf(
  state: MockState,
  { body, person }: Asked,
): { to: readonly Person[]; refusal: Refusal | null } {
  const asked = body.transferList.map(({ usercode }) => usercode);
  const to: Person[] = [];
  const unknown: string[] = [];
  for (const usercode of asked) {
    const found = colleague(state, usercode);
    if (found === undefined) unknown.push(usercode);
    else to.push(found);
  }
  const codes = to.map(({ usercode }) => usercode);
  const twice = to.filter(({ usercode }, index) => codes.indexOf(usercode) < index);
  const departed = to.filter((each) => each.departed);
  const withoutOa = to.filter(({ oaAccount }) => oaAccount === null);
  const checks: readonly [
    broken: boolean,
    code: string,
    sentence: () => string,
    about?: readonly Person[],
  ][] = [
    [asked.length === 0, '5101', () => '请先选择要送给谁'],
    [
      asked.length > maxRecipients,
      '5102',
      () => `一次最多送给 ${maxRecipients} 位同事，现在有 ${asked.length} 位`,
    ],
    [codes.includes(person.usercode), '5103', () => `${person.name}是你自己，不能转给自己`],
    [twice.length > 0, '5104', () => `${named(twice)}重复了，每位同事只能出现一次`],
    [unknown.length > 0, '5105', () => `找不到编号为 ${unknown.join('、')} 的同事`],
    [departed.length > 0, '5106', () => `${named(departed)}已离职，不能收龙币`, departed],
    [withoutOa.length > 0, '5107', () => `${named(withoutOa)}没有 OA 账号，不能收龙币`, withoutOa],
  ];
  const broken = checks.find(([isBroken]) => isBroken);
  if (broken === undefined) return { to, refusal: null };
  const [, code, sentence, about] = broken;
  const usercodes = about?.map(({ usercode }) => usercode);
  return { to, refusal: { ...say(code, sentence()), ...(usercodes === undefined ? {} : { usercodes }) } };
}

function hasOwnAmounts({ body }: Asked): boolean {
  return body.transferList.some(({ money }) => money !== undefined);
}

/** What each of the list is to get, in its order; nothing for those that are left out. */
function amountsOf(asked: Asked): readonly Tenths[] {
  const { money: each, transferList } = asked.body;
  const usual = hasOwnAmounts(asked) ? tenths(0) : each;
  return transferList.map(({ money = usual }) => money);
}

/** An amount for all beside those of each could be paid in two ways. */
function refusalOfAmounts(asked: Asked, to: readonly Person[]): Refusal | null {
  const isOwn = hasOwnAmounts(asked);
  if (isOwn && asked.body.money !== 0) return say('5111', '分别填写金额时，不能再填统一的金额');
  const wrong = amountsOf(asked).findIndex((amount) => amount <= 0 || amount > maxPerRecipient);
  if (wrong === -1) return refusalOfTag(asked);
  const who = isOwn ? named(to.slice(wrong, wrong + 1)) : '每人';
  return say('5108', `${who}收到的龙币须大于 0，且不超过 ${formatCoins(maxPerRecipient)}`);
}

/** A tag may cap what each recipient gets. */
function refusalOfTag(asked: Asked): Refusal | null {
  const { accountType, tag } = asked.body;
  const limit = accountType === 1 ? rewardTags.find(({ name }) => name === tag)?.limit : null;
  return limit != null && amountsOf(asked).some((amount) => amount > limit)
    ? say('5112', `“${tag}”每人最多 ${formatCoins(limit)} 龙币`)
    : null;
}

function refusalOfText({ body: { text } }: Asked): Refusal | null {
  const length = countCharacters(text);
  return length > maxBlessingLength
    ? say('5109', `祝福最多 ${maxBlessingLength} 个字，现在有 ${length} 个`)
    : null;
}

function refusalOfFunds(state: MockState, asked: Asked, now: number): Refusal | null {
  const { body, person } = asked;
  const payment = paymentOf(asked, now);
  const total = payment.amount;
  const account = body.accountType === 0 ? personal(person.usercode) : incentive(person.usercode);
  const balance = balanceOf(state, account);
  if (total > balance) {
    const missing = formatCoins(tenths(total - balance));
    return say('5110', `余额不足：共需 ${formatCoins(total)} 龙币，还差 ${missing}`);
  }
  return refusalOfPayment(state, payment);
}

/** What a transfer is in the eyes of limits and passwords. */
export function paymentOf(asked: Asked, now: number) {
  const { person, key } = asked;
  const amount = sum(amountsOf(asked));
  return { usercode: person.usercode, kind: 'transfer', amount, key, now } as const;
}

/** More than these are counted: the reason behind them must not be cut off. */
const mostNamed = 3;

/** Names with department and job number, as namesakes are told apart. */
function named(list: readonly Person[]): string {
  const names = list
    .slice(0, mostNamed)
    .map(({ name, department, jobNumber }) => `${name}（${department} ${jobNumber}）`)
    .join('、');
  return list.length > mostNamed ? `${names}等 ${list.length} 人` : names;
}

function say(code: string, message: string): Refusal {
  return { code, message };
}
