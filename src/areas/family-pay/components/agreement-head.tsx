import { gatewayNow } from '@/api/clock';
import { startOf } from '@/domain/business-time';
import { isNearlySpent } from '@/domain/family-pay/agreement';
import { formatCoins } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Caption, Note } from '@/ui/text/text';
import { nextReset } from '../describe';
import { familyPayMessages } from '../messages';
import type { FamilyAgreement } from '../queries';
import { MemberRing } from './member-ring';
import styles from './agreement-head.module.css';

/** The other side, the state of the agreement, and used, left and cap of the running period. */
export function AgreementHead({ agreement }: { agreement: FamilyAgreement }) {
  const messages = useMessages(familyPayMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { side, name, relation, tail, state, used, left, cap } = agreement;
  const isOwner = side === 'owner';
  const figures = [
    [messages.used, used],
    [messages.left, left],
    [messages.cap, cap],
  ] as const;
  return (
    <section className={styles.head}>
      <MemberRing agreement={agreement} large />
      <Inline as="h2" wrap justify="center" marginTop={2} size="title" weight="bold" className={styles.name}>
        <span>{isOwner ? name : messages.coinsOf(name)}</span>
        {isOwner && <Tag>{said(relation)}</Tag>}
        {state === 'active' && isNearlySpent(agreement) && (
          <Tag tone="warning">{left > 0 ? messages.nearlySpent : messages.usedUp}</Tag>
        )}
      </Inline>
      <Note marginTop={1} tone="tertiary">
        {isOwner
          ? tail !== '' && messages.phoneTail(tail)
          : `${messages.youAre(relation)} · ${messages.seen}`}
      </Note>
      {(state === 'active' || state === 'paused') && (
        <dl className={styles.figures}>
          {figures.map(([label, amount]) => (
            <div key={label}>
              <Caption as="dt" tone="tertiary">
                {label}
              </Caption>
              <dd className={styles.figure}>{formatCoins(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Note marginTop={4}>
        <StateText agreement={agreement} />
      </Note>
    </section>
  );
}

function StateText({ agreement }: { agreement: FamilyAgreement }): string {
  const formatMoment = useFormatMoment();
  const messages = useMessages(familyPayMessages);
  const { side, name, state, resetDay, until, ended } = agreement;
  switch (state) {
    case 'active': {
      const { day, days } = nextReset(resetDay, gatewayNow());
      return messages.nextReset(messages.day(startOf(day)), days);
    }
    case 'paused':
      return side === 'owner' ? messages.paused : messages.pausedByOwner;
    case 'invited':
      return [messages.waiting, until === null ? '' : messages.waitingUntil(formatMoment(until, 'short'))]
        .filter(Boolean)
        .join(' · ');
    case 'ended':
      return ended === null ? '' : messages.ends[side][ended.how](name, messages.day(ended.at));
  }
}
