import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { order } from '@/api/endpoints/cashier';
import { href } from '@/domain/href';
import { parseAmount } from '@/domain/money';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { SendButton } from '@/ui/forms/send-button';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Note } from '@/ui/text/text';
import { deskMessages } from '../messages';
import { mostItems, mostMoney } from '../rules/order-limits';
import { testOrderTyped, useTestOrder, type TestOrder } from '../state';
import styles from './cashier-test.module.css';

/** /checkStandTest: builds an order as a merchant does, and opens the cashier with it. */
export default function CashierTest() {
  const messages = useMessages(deskMessages);
  const navigate = useNavigate();
  const typed = useTestOrder();
  const [isSubmitted, setSubmitted] = useState(false);
  const { isBusy, offReason, send } = useWrite(order, { shownAs: 'toast' });
  const money = parseAmount(typed.money, mostMoney);
  const count = /^\d{1,3}$/.test(typed.count) ? Number(typed.count) : 0;
  const errors = {
    merchant: typed.merchant.trim() === '' ? messages.missing.merchant : null,
    goods: typed.goods.trim() === '' ? messages.missing.goods : null,
    count: count < 1 || count > mostItems ? messages.missing.count : null,
    money: money.ok ? null : messages.illegal,
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!money.ok || Object.values(errors).some((error) => error !== null)) return;
    const { merchant, goods, returnUrl } = typed;
    const body = {
      merchant: merchant.trim(),
      goods: goods.trim(),
      count,
      money: money.amount,
      returnUrl: returnUrl.trim(),
    };
    send(body, ({ id }) => void navigate(href('/checkStandOrderAndPay', { id })));
  };
  const field = (name: keyof TestOrder) => ({
    value: typed[name],
    validationError: isSubmitted && name !== 'returnUrl' ? errors[name] : null,
    onChange: (text: string) => testOrderTyped({ [name]: text }),
  });
  return (
    <Page>
      <form onSubmit={handleSubmit} noValidate>
        <Note marginBottom={3}>{messages.testLine}</Note>
        <Card>
          <TextField label={messages.merchant} {...field('merchant')} />
          <TextField label={messages.goods} {...field('goods')} />
          <TextField label={messages.countLabel} inputMode="numeric" {...field('count')} />
          <TextField
            label={messages.amount}
            inputMode="decimal"
            placeholder={messages.amountHint}
            {...field('money')}
          />
          <TextField
            label={messages.returnUrl}
            type="url"
            placeholder={messages.returnHint}
            {...field('returnUrl')}
          />
        </Card>
        <SendButton block type="submit" busy={isBusy} offReason={offReason} className={styles.create}>
          {messages.create}
        </SendButton>
      </form>
    </Page>
  );
}
