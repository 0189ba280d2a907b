import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { orderPending } from '@/domain/orders/order-pending';
import { useNow } from '@/flows/clock/use-now';
import { orderAmountText } from '@/flows/orders/order-amount-text';
import { OrderNumber } from '@/flows/orders/order-number';
import { PendingStrip } from '@/flows/pending/pending-strip';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Button } from '@/ui/forms/button';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Icon } from '@/ui/media/icon';
import { Title } from '@/ui/text/text';
import type { PhoneTopUp } from '../endpoints/phone-top-up';
import { phoneTopUpMessages } from '../messages';
import { groupedNumber } from '../rules/phone-number';
import { topUpStage, type TopUpStage } from '../rules/top-up-state';
import { stageLine } from '../stage-line';
import styles from './result-view.module.css';

const stepAt: Readonly<Partial<Record<TopUpStage, number>>> = { paying: 0, waiting: 1, credited: 3 };

/** A top-up: its state with what happens next, its steps, facts and order number. */
export function ResultView({ topUp }: { topUp: PhoneTopUp }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(phoneTopUpMessages);
  const navigate = useNavigate();
  const { number, operator, face, paidAt, dueAt, creditedAt, billId } = topUp;
  const stage = topUpStage(topUp.state);
  const now = useNow([]);
  const step = stepAt[stage];
  const { steps } = messages;
  return (
    <>
      <div className={styles.head} role="status">
        {stage === 'credited' ? (
          <>
            <Petals />
            <Seal />
          </>
        ) : (
          <span className={styles.disc} data-stage={stage}>
            <Icon name={stage === 'failed' || stage === 'returned' ? 'warning' : 'clock'} size={36} />
          </span>
        )}
        <Title as="p" marginTop={4} marginBottom={2} size="title-l">
          {messages.headlines[stage](face)}
        </Title>
        <p className={styles.line}>{stageLine(topUp, now, messages, formatMoment)}</p>
      </div>
      <PendingStrip
        pending={orderPending({
          ...topUp,
          kind: 'top-up',
          owed: null,
          payment: { paidAt },
          creditBefore: dueAt,
          shippedAt: null,
          receivedBefore: null,
          refundAskedAt: null,
          answerBefore: null,
        })}
      />
      {step !== undefined && (
        <Card title={messages.progress}>
          <StatusSteps
            label={messages.progress}
            current={step}
            steps={[
              { name: steps.paid, ...(paidAt === null ? {} : { note: formatMoment(paidAt, 'clock') }) },
              { name: steps.sent },
              {
                name: steps.credited,
                ...(creditedAt === null ? {} : { note: formatMoment(creditedAt, 'clock') }),
              },
            ]}
          />
        </Card>
      )}
      <Card title={messages.facts}>
        <DescriptionList
          ruled
          rows={[
            [messages.number, `${groupedNumber(number)} · ${messages.operators[operator]}`],
            [messages.face, messages.faceOf(face)],
            [
              paidAt === null ? messages.toPay : messages.paid,
              orderAmountText({ ...topUp, kind: 'top-up' }, messages),
            ],
            ...(paidAt === null ? [] : [[messages.paidAt, formatMoment(paidAt, 'full')] as const]),
          ]}
        />
      </Card>
      <OrderNumber id={topUp.id} />
      {billId !== null && (
        <Inline justify="center" align="stretch">
          <Button variant="quiet" onClick={() => void navigate(href('/orderItemDetail/:id', { id: billId }))}>
            {messages.toBill}
          </Button>
        </Inline>
      )}
    </>
  );
}
