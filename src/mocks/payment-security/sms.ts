import { toDay } from '@/domain/business-time';
import { formatCoins, type Tenths } from '@/domain/money';
import {
  codeGoodFor,
  codeResendPause,
  type CodeAnswer,
  type CodePurpose,
  type PayingCall,
} from '@/domain/payment/payment-proof';
import { colleague } from '@/mocks/core/colleague';
import type { Refusal } from '@/mocks/core/handler';
import { mix } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';

/** Something that reached a person outside the app: an SMS, or a notice from the public account. */
export interface Sent {
  readonly kind: 'sms' | 'notice';
  /** Usercode. */
  readonly to: string;
  /** Business time in milliseconds. */
  readonly time: number;
  readonly text: string;
  /** In-app address that a notice leads to. */
  readonly link?: string;
}

/** The payment that a code confirms: that of an order at the cashier, or the calls that were named with it. */
interface CodePayment {
  readonly payee: string;
  /** In all. */
  readonly amount: Tenths;
  readonly order: string | null;
  readonly calls: readonly PayingCall[];
}

export interface SentCode {
  readonly usercode: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly time: number;
  readonly triesLeft: number;
  /** Null for every purpose but payments. */
  readonly payment: CodePayment | null;
}

const triesOfCode = 5;
const codesPerDay = 10;
const feedLength = 50;

const subjects: Readonly<Record<Exclude<CodePurpose, 'payment'>, string>> = {
  password: '重新设置支付密码',
  limits: '修改支付限额',
  binding: '绑定授权',
  activation: '激活账户',
  family: '开通或调高亲情付',
  'partner-points': '绑定畅由会员',
  'saved-numbers': '修改充值账号',
  cards: '查看卡密',
};

function subjectOf({ payee, amount, order }: CodePayment): string {
  return `付款 ${formatCoins(amount)} 龙币给${payee}${order === null ? '' : `（订单 ${order}）`}`;
}

/** Sends a code of six digits to a person's phone; refused within the pause, above ten a day, and without a phone. */
export function sendSms(
  state: MockState,
  usercode: string,
  about: Exclude<CodePurpose, 'payment'> | CodePayment,
  now: number,
): { state: MockState; refusal?: Refusal } {
  const [purpose, payment, subject] =
    typeof about === 'string'
      ? ([about, null, subjects[about]] as const)
      : (['payment', about, subjectOf(about)] as const);
  const mobile = colleague(state, usercode)?.mobile ?? '';
  if (mobile === '') return { state, refusal: { code: '5211', message: '你还没有绑定手机号' } };
  const known = state.codes.find((sent) => sent.usercode === usercode && sent.purpose === purpose);
  const wait = known === undefined ? 0 : Math.ceil((known.time + codeResendPause - now) / 1000);
  if (wait > 0) return { state, refusal: { code: '5213', message: `请 ${wait} 秒后再获取验证码` } };
  const day = toDay(now);
  const today = state.feed.filter(
    ({ kind, to, time }) => kind === 'sms' && to === usercode && toDay(time) === day,
  );
  if (today.length >= codesPerDay)
    return { state, refusal: { code: '5214', message: `今天已发 ${codesPerDay} 条验证码，请明天再试` } };
  const serial = state.serial + 1;
  const code = String(mix(state.seed.epoch, serial) % 1_000_000).padStart(6, '0');
  const text = `【龙币钱包】验证码 ${code}，用于${subject}，5 分钟内有效。请勿告诉他人。`;
  const others = state.codes.filter((sent) => sent !== known);
  return {
    state: withSent(
      {
        ...state,
        serial,
        codes: [...others, { usercode, purpose, code, time: now, triesLeft: triesOfCode, payment }],
      },
      { kind: 'sms', to: usercode, time: now, text },
    ),
  };
}

/** The answer of every call that sends a code. */
export function codeSentTo(mobile: string): { tail: string; resendSeconds: number } {
  return { tail: mobile.slice(-4), resendSeconds: codeResendPause / 1000 };
}

/** The payment that a person's last code for payments confirms; null where none was sent. */
export function paymentOfCode(state: MockState, usercode: string): CodePayment | null {
  return state.codes.find((sent) => sent.usercode === usercode && sent.payment !== null)?.payment ?? null;
}

/** Tries a code: right once, wrong until the tries are used up, stale when it is too old or was never sent. */
export function trySms(
  state: MockState,
  usercode: string,
  purpose: CodePurpose,
  code: string,
  now: number,
): { state: MockState; result: CodeAnswer } {
  const known = state.codes.find((sent) => sent.usercode === usercode && sent.purpose === purpose);
  if (known === undefined || known.triesLeft === 0 || now > known.time + codeGoodFor)
    return { state, result: { result: 'stale' } };
  const isRight = known.code === code;
  const triesLeft = isRight ? 0 : known.triesLeft - 1;
  // It stays known after its use, so that the pause before the next one still counts.
  const codes = state.codes.map((sent) => (sent === known ? { ...known, triesLeft } : sent));
  return {
    state: { ...state, codes },
    result: isRight ? { result: 'right' } : { result: 'wrong', triesLeft },
  };
}

/** Puts something on top of the feed. */
export function withSent(state: MockState, sent: Sent): MockState {
  return { ...state, feed: [sent, ...state.feed].slice(0, feedLength) };
}
