import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { maskContact } from '@/domain/addresses/contact-phone';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { grouped } from '@/domain/orders/order-number';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { orderAmountText } from '@/flows/orders/order-amount-text';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Button } from '@/ui/forms/button';
import { Petals } from '@/ui/gifts/petals';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { Note } from '@/ui/text/text';
import type { ShareOrder } from '../endpoints';
import { treasureMessages } from '../messages';
import { shareNumber } from '../rules/round';
import { RoundRow } from './round-row';
import { ShareNumbers } from './share-numbers';
import styles from './share-order-view.module.css';

/** An order of shares: its result, the round, the numbers, and what can be done now. */
export function ShareOrderView({ order }: { order: ShareOrder }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const navigate = useNavigate();
  const { id, round, count, state, result, numbers, createdAt, payBefore } = order;
  const { claimedAt, address, refundedAt } = order;
  const canClaim = result === 'won' && claimedAt === null;
  const winner = round.winner;
  return (
    <Page
      highlight
      actionBar={
        <Inline className={styles.actionBar}>
          {state === 'created' && <CancelOrder id={id} isReserved={false} />}
          {result === 'toPay' ? (
            <Button
              className={styles.main}
              onClick={() => void navigate(href('/checkStandOrderAndPay', { id }))}
            >
              {messages.toPay}
            </Button>
          ) : (
            <Button
              className={styles.main}
              variant={canClaim ? 'filled' : 'outlined'}
              onClick={() =>
                void navigate(
                  canClaim
                    ? href('/grabAddress', { id })
                    : href('/grabTreasureGoodsDetail', { id: round.id }),
                )
              }
            >
              {canClaim ? messages.claim : messages.viewRound}
            </Button>
          )}
        </Inline>
      }
    >
      <Box position="relative" paddingTop={2} paddingBottom={5} paddingX={1}>
        {result === 'won' && <Petals />}
        <h2 className={styles.result}>{messages.results[result]}</h2>
        <Note marginTop={1}>
          {claimedAt === null
            ? messages.resultLines[result]
            : messages.claimedLine(formatMoment(claimedAt, 'full'))}
        </Note>
        {state === 'created' && (
          <Box as="p" marginTop={2}>
            <Countdown short live until={fromMoment(payBefore)} clock={gatewayNow} />
          </Box>
        )}
        {result === 'lost' && winner !== null && (
          <Note marginTop={1}>
            {winner.isMe
              ? messages.wonByMe(shareNumber(winner.number))
              : messages.wonBy(winner.name, shareNumber(winner.number))}
          </Note>
        )}
      </Box>
      <ul>
        <RoundRow round={round} />
      </ul>
      {numbers.length > 0 && <ShareNumbers numbers={numbers} winning={winner?.number ?? null} />}
      <Card title={messages.facts}>
        <DescriptionList
          ruled
          rows={[
            ...(address === null
              ? []
              : [
                  [
                    messages.sentTo,
                    <>
                      {address.name} {maskContact(address.phone)}
                      <br />
                      {address.area}
                      {address.detail}
                    </>,
                  ] as const,
                ]),
            [messages.count, messages.countValue(count)],
            [messages.paid, orderAmountText({ ...order, kind: 'treasure' }, messages)],
            [messages.createdAt, formatMoment(createdAt, 'full')],
            ...(refundedAt === null ? [] : [[messages.refundedAt, refundedAt] as const]),
            [messages.orderNumber, grouped(id)],
          ]}
        />
      </Card>
    </Page>
  );
}
