import { formatCoins } from '@/domain/money';
import { freeLeft } from '@/domain/payment/payment-need';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { Switch } from '@/ui/forms/switch';
import coin from '@/ui/icons/coin.svg';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note, Title } from '@/ui/text/text';
import { paymentSecurityMessages } from '../messages';
import type { LimitChange } from '../rules/limit-change';
import { AmountChoices } from './amount-choices';
import styles from './free-card.module.css';

interface FreeCardProps {
  guard: PaymentGuard;
  /** The change that is being saved. */
  savingChange: LimitChange | null;
  onChange: (change: LimitChange) => void;
}

/** The limits for payments without the password, and how much of them is left today. */
export function FreeCard({ guard: { free, choices }, savingChange, onChange }: FreeCardProps) {
  const messages = useMessages(paymentSecurityMessages);
  const left = formatCoins(freeLeft(free));
  const [used, perDay] = [formatCoins(free.usedToday), formatCoins(free.perDay)];
  const share = free.perDay === 0 ? 100 : Math.min(100, (100 * free.usedToday) / free.perDay);
  return (
    <Card>
      <div className={styles.head}>
        <Title>{messages.free}</Title>
        <Switch
          label={messages.free}
          checked={free.enabled}
          busy={savingChange?.what === 'free'}
          onChange={(to) => onChange({ what: 'free', to })}
        />
      </div>
      {free.enabled ? (
        <>
          <Note className={styles.note}>{messages.freeLeft}</Note>
          <Inline as="p" position="relative" marginTop={1.5}>
            <img className={styles.coin} src={coin} width={28} height={28} alt="" />
            <span className="visuallyHidden">{messages.coins(left)}</span>
            <span className={styles.digits} aria-hidden="true">
              {left}
            </span>
          </Inline>
          <div className={styles.bar} role="img" aria-label={messages.freeBar(perDay, used)}>
            <span className={styles.share} style={{ width: `${share}%` }} />
          </div>
          <p className={styles.between}>
            <span>{messages.freeUsed(used, free.paymentsToday)}</span>
            <span>{messages.freePerDay(perDay)}</span>
          </p>
          <Inline
            as="p"
            wrap
            align="baseline"
            justify="between"
            marginTop={3}
            marginBottom={2.5}
            weight="medium"
            className={styles.choiceHead}
          >
            <span>{messages.freePerPayment}</span>
            <Note as="span" className={styles.note}>
              {messages.freeAbove}
            </Note>
          </Inline>
          <AmountChoices
            label={messages.freePerPayment}
            choices={choices}
            current={free.perPayment}
            savingAmount={savingChange?.what === 'free-payment' ? savingChange.to : null}
            accessibleText={messages.coins}
            onChoose={(to) => onChange({ what: 'free-payment', to })}
          />
        </>
      ) : (
        <Note className={styles.note}>{messages.freeIsOff}</Note>
      )}
    </Card>
  );
}
