import { useState } from 'react';
import { parseAmount, type Tenths } from '@/domain/money';
import { merchants } from '@/mocks/pay-by-code/merchants';
import type { TillAnswer } from '@/mocks/pay-by-code/payment-codes';
import { Box, Inline } from '@/ui/layout/box';
import { control, type Overview } from './control';
import { FieldSelect } from './field-select';
import type { Take } from './overview';
import styles from './till-tab.module.css';

const resultTexts: Readonly<Record<TillAnswer, string>> = {
  paid: '已收款',
  password: '等顾客输入支付密码',
  unknown: '没有这张码',
  amount: '金额要大于 0',
  expired: '拒收：码过期了',
  replaced: '拒收：旧码，可能是截图',
  used: '拒收：码用过了',
  balance: '拒收：余额不足',
  'per-payment': '拒收：超过每笔限额',
  'per-day': '拒收：超过每天限额',
};

/** The till of a merchant: scans the newest payment code or a typed one, and charges an amount. */
export function TillTab({ overview, take }: { overview: Overview; take: Take }) {
  const [merchant, setMerchant] = useState(merchants[0]?.name ?? '');
  const [typedCode, setTypedCode] = useState<string | null>(null);
  const [money, setMoney] = useState('18');
  const [answer, setAnswer] = useState<TillAnswer>();
  const code = typedCode ?? overview.till.code ?? '';
  const amount = parseAmount(money);
  const charge = async (tenths: Tenths) => {
    const next = await control.charge(code, merchant, tenths);
    setAnswer(next.till.answer);
    return next;
  };
  return (
    <Box
      as="form"
      paddingY={2}
      className={styles.till}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount.ok && code !== '') take(charge(amount.amount));
      }}
    >
      <FieldSelect
        label="商户"
        value={merchant}
        options={merchants.map(({ name }) => [name, name] as const)}
        onChange={setMerchant}
      />
      <Inline as="label" tone="secondary" size="note">
        付款码
        <input
          className={styles.input}
          inputMode="numeric"
          placeholder="先打开付款码页面"
          value={code}
          onChange={({ target }) => setTypedCode(target.value === '' ? null : target.value)}
        />
      </Inline>
      <Inline as="label" tone="secondary" size="note">
        金额
        <input
          className={styles.input}
          inputMode="decimal"
          value={money}
          onChange={({ target }) => setMoney(target.value)}
        />
      </Inline>
      <button type="submit" className={styles.charge} disabled={!amount.ok || code === ''}>
        收款
      </button>
      <button
        type="button"
        className={styles.giveUp}
        disabled={!overview.till.waits}
        onClick={() => take(control.uncharge())}
      >
        取消收款
      </button>
      <p className={styles.told} role="status">
        {answer === undefined ? '' : resultTexts[answer]}
      </p>
    </Box>
  );
}
