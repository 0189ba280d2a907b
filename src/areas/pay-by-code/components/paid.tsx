import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryBillEntry } from '@/api/endpoints/bill';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { DetailPage } from '@/flows/page/detail-page';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { PaidHead } from '@/ui/gifts/paid-head';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { paymentSeen } from '../state/payments-seen';
import styles from './paid.module.css';

interface PaidProps {
  /** The id of the bill entry. */
  id: string;
  /** The page on which the next payment starts. */
  nextPaymentHref: string;
}

/** The result page of a successful payment; it is read from the bill, so it survives a reload. */
export function Paid({ id, nextPaymentHref }: PaidProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(payByCodeMessages);
  const navigate = useNavigate();
  useEffect(() => paymentSeen(id), [id]);
  const handleOpenBill = () => void navigate(href('/longballDetail'), { replace: true });
  return (
    <DetailPage
      title={messages.paidTitle}
      highlight
      query={useEndpoint(queryBillEntry, { id })}
      failed={messages.paidFailed}
      loading={messages.loading}
      bars={[88, 32, 56, 160]}
      gone={{
        art: 'empty',
        title: messages.paidUnknown,
        description: messages.paidUnknownLine,
        action: { label: messages.toBill, onClick: handleOpenBill },
      }}
    >
      {(entry) => {
        const amount = formatCoins(tenths(Math.abs(entry.amount)));
        return (
          <>
            <PaidHead sentence={messages.paid(entry.source)}>
              <Money
                text={amount}
                accessibleText={messages.coins(amount)}
                size="large"
                unit={messages.unit}
              />
            </PaidHead>
            <Card>
              <DescriptionList
                ruled
                rows={[
                  [messages.payee, entry.source],
                  [messages.from, messages.accountNames[entry.accountType]],
                  [messages.time, formatMoment(entry.time, 'full')],
                  [messages.balanceAfter, messages.coins(formatCoins(entry.balance))],
                  [messages.number, entry.id],
                ]}
              />
            </Card>
            <ButtonPair marginTop={4} marginBottom={2} className={styles.actions}>
              <Button variant="outlined" onClick={() => void navigate(nextPaymentHref, { replace: true })}>
                {messages.more}
              </Button>
              <Button onClick={() => void navigate(href('/home'), { replace: true })}>{messages.done}</Button>
            </ButtonPair>
            <Button block variant="quiet" onClick={handleOpenBill}>
              {messages.toBill}
            </Button>
          </>
        );
      }}
    </DetailPage>
  );
}
