/** What the sentences about one kind of payment differ by. */
interface PaymentWords {
  /** What is done to pay, such as 兑换. */
  verb: string;
  /** One of it with its measure word, such as 次兑换. */
  one: string;
  /** To do it another time, such as 换一次. */
  once: string;
  /** Where its result appears. */
  where: string;
}

export const illegal = '输入的数据不合法！';

export const short = (missing: string) => `余额不足，还差 ${missing}`;

export const unfinishedOf = (one: string) => `有一${one}还没有结果`;

/** The sentences about a payment that is sent, not answered yet, refused or never sent. */
export const paymentProgress = ({ verb, one, once, where }: PaymentWords) => ({
  otherOpen: `上一${one}还没有结果，请稍候`,
  unfinished: unfinishedOf(one),
  sending: `正在${verb}`,
  checking: `仍在核对这${one}，结果会显示在${where}，先别再${once}。`,
  payRefused: `没有${verb}，龙币没有变动`,
  payNotSent: `没有${verb}，龙币没有变动，可以再试一次`,
});

/** The same about the payment of an order or of a merchant. */
export const paying = paymentProgress({
  verb: '付款',
  one: '笔付款',
  once: '付一次',
  where: '这里和账单里',
});

export type PaymentProgressMessages = ReturnType<typeof paymentProgress>;
