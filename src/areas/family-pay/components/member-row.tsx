import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNearlySpent } from '@/domain/family-pay/agreement';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Caption, Text } from '@/ui/text/text';
import { familyPayMessages } from '../messages';
import type { FamilyAgreement } from '../queries';
import { MemberRing } from './member-ring';
import styles from './member-row.module.css';

interface MemberRowProps {
  agreement: FamilyAgreement;
  /** A button beside the link, where something can be done at once. */
  children?: ReactNode;
}

/** One agreement in a list: the ring, what is used of the cap, and what is left; a link to its own page. */
export function MemberRow({ agreement, children }: MemberRowProps) {
  const messages = useMessages(familyPayMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { id, side, name, relation, state, left } = agreement;
  return (
    <Inline as="li" divider="between" className={styles.row}>
      <Link to={href('/familyPayDetail', { id })} className={styles.link}>
        <MemberRing agreement={agreement} />
        <span className={styles.texts}>
          <Inline as="span" wrap size="title-s" weight="bold" className={styles.name}>
            <span>{side === 'owner' ? name : messages.coinsOf(name)}</span>
            {side === 'owner' && <Tag>{said(relation)}</Tag>}
            {state === 'active' && isNearlySpent(agreement) && (
              <Tag tone="warning">{left > 0 ? messages.nearlySpent : messages.usedUp}</Tag>
            )}
          </Inline>
          <Lines agreement={agreement} />
        </span>
        {state === 'active' && (
          <Text flex="none" textAlign="right" className={styles.left}>
            <Caption as="span" display="block" tone="tertiary">
              {messages.left}
            </Caption>
            <span className={styles.figure}>{formatCoins(left)}</span>
          </Text>
        )}
      </Link>
      {children}
    </Inline>
  );
}

function Lines({ agreement }: { agreement: FamilyAgreement }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(familyPayMessages);
  const { side, name, state, used, cap, resetDay, until, ended } = agreement;
  switch (state) {
    case 'active':
      return (
        <>
          <span className={styles.line}>
            {messages.used}{' '}
            <Text as="b" font="number" weight="bold">
              {formatCoins(used)}
            </Text>{' '}
            /{' '}
            <Text as="b" font="number" weight="bold">
              {formatCoins(cap)}
            </Text>
          </span>
          <Caption as="span" display="block" tone="tertiary">
            {messages.resetsOn(resetDay)}
          </Caption>
        </>
      );
    case 'paused':
      return (
        <>
          <span className={styles.line}>{side === 'owner' ? messages.paused : messages.pausedByOwner}</span>
          <Caption as="span" display="block" tone="tertiary">
            {messages.capAfterResume}{' '}
            <Text as="b" font="number" weight="bold">
              {formatCoins(cap)}
            </Text>
          </Caption>
        </>
      );
    case 'invited':
      return (
        <>
          <span className={styles.line}>{messages.waiting}</span>
          <Caption as="span" display="block" tone="tertiary">
            {until !== null && messages.waitingUntil(formatMoment(until, 'short'))}
          </Caption>
        </>
      );
    case 'ended':
      return (
        <span className={styles.line}>
          {ended !== null && messages.ends[side][ended.how](name, messages.day(ended.at))}
        </span>
      );
  }
}
