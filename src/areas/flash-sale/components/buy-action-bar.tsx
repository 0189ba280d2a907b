import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FlashDetail } from '@/api/endpoints/flash-sale';
import { fromMoment, toClock } from '@/domain/business-time';
import type { PurchaseProblem } from '@/domain/flash-sale/purchase';
import { href } from '@/domain/href';
import { formatCoins, type Tenths } from '@/domain/money';
import { flashReminderId, reminderTime } from '@/domain/reminders';
import { ServiceTool } from '@/flows/customer-service/service-tool';
import { RemindButton } from '@/flows/reminders/remind-button';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Inline } from '@/ui/layout/box';
import { stockChanged } from '../flash-placing';
import { flashSaleMessages } from '../messages';
import styles from './buy-action-bar.module.css';

interface BuyActionBarProps {
  offer: FlashDetail;
  problem: PurchaseProblem | null;
  total: Tenths;
  now: number;
  isBusy: boolean;
  /** Why nothing can be bought now; null where something can. */
  offReason: string | null;
  onBuy: () => void;
  /** The answer to the last tap. */
  children: ReactNode;
}

/** The button that buys; while it cannot, it names the reason and stays tappable. Beside it customer service or the reminder. */
export function BuyActionBar({
  offer,
  problem,
  total,
  now,
  isBusy,
  offReason,
  onBuy,
  children,
}: BuyActionBarProps) {
  const messages = useMessages(flashSaleMessages);
  const navigate = useNavigate();
  const { id, session, name, startsAt, isReminded } = offer;
  const starts = fromMoment(startsAt);
  const isRemindable = problem === 'soldOut' || (problem === 'soon' && now < reminderTime(starts));
  const words = {
    soon: messages.opensAt(toClock(starts)),
    over: messages.over,
    limit: messages.limitReached,
    soldOut: messages.soldOut,
    fewer: messages.grab,
  };
  return (
    <>
      <div className={styles.answer}>{children}</div>
      <Inline>
        {problem === 'over' ? (
          <Button
            variant="outlined"
            className={styles.aside}
            onClick={() => void navigate(href('/secKillingHome'))}
          >
            {messages.otherSessions}
          </Button>
        ) : isRemindable ? (
          <span className={styles.aside}>
            <RemindButton
              about={problem === 'soon' ? 'flash' : 'flashStock'}
              id={flashReminderId(session, id)}
              title={name}
              isSet={isReminded}
              onChange={stockChanged}
            />
          </span>
        ) : (
          <ServiceTool label={messages.service} />
        )}
        <SendButton
          block
          variant={problem === null ? 'filled' : 'waiting'}
          busy={isBusy}
          offReason={offReason}
          onClick={onBuy}
        >
          {problem === null ? messages.grabFor(formatCoins(total)) : words[problem]}
        </SendButton>
      </Inline>
    </>
  );
}
