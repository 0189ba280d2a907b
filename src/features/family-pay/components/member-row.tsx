import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNearlySpent } from '@/domain/family-pay/agreement';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import { familyPayMessages } from '@/messages/family-pay';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import type { FamilyAgreement } from '@/queries/family-pay';
import { Tag } from '@/ui/feedback/tag';
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
  const { id, side, name, relation, state, left } = agreement;
  return (
    <li className={styles.row}>
      <Link to={href('/familyPayDetail', { id })} className={styles.link}>
        <MemberRing agreement={agreement} />
        <span className={styles.texts}>
          <span className={styles.name}>
            <span>{side === 'owner' ? name : messages.coinsOf(name)}</span>
            {side === 'owner' && <Tag>{relation}</Tag>}
            {state === 'active' && isNearlySpent(agreement) && (
              <Tag tone="warning">{left > 0 ? messages.nearlySpent : messages.usedUp}</Tag>
            )}
          </span>
          <Lines agreement={agreement} />
        </span>
        {state === 'active' && (
          <span className={styles.left}>
            <span className={styles.caption}>{messages.left}</span>
            <span className={styles.figure}>{formatCoins(left)}</span>
          </span>
        )}
      </Link>
      {children}
    </li>
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
            {messages.used} <b className={styles.number}>{formatCoins(used)}</b> /{' '}
            <b className={styles.number}>{formatCoins(cap)}</b>
          </span>
          <span className={styles.caption}>{messages.resetsOn(resetDay)}</span>
        </>
      );
    case 'paused':
      return (
        <>
          <span className={styles.line}>{side === 'owner' ? messages.paused : messages.pausedByOwner}</span>
          <span className={styles.caption}>
            {messages.capAfterResume} <b className={styles.number}>{formatCoins(cap)}</b>
          </span>
        </>
      );
    case 'invited':
      return (
        <>
          <span className={styles.line}>{messages.waiting}</span>
          <span className={styles.caption}>
            {until !== null && messages.waitingUntil(formatMoment(until, 'short'))}
          </span>
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
