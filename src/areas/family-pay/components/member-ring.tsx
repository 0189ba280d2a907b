import { isNearlySpent, shareUsed } from '@/domain/family-pay/agreement';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
import type { FamilyAgreement } from '../queries';
import styles from './member-ring.module.css';

interface MemberRingProps {
  agreement: Pick<FamilyAgreement, 'name' | 'state' | 'used' | 'cap'>;
  large?: boolean;
}

const radius = 27.5;
const circumference = 2 * Math.PI * radius;

/**
 * An avatar in a ring that fills with the share of the cap that is used, amber when little is left, dotted while nothing can be paid;
 * decorative, so the figures must be stated beside it.
 */
export function MemberRing({ agreement, large = false }: MemberRingProps) {
  const { name, state } = agreement;
  const circle = { cx: 30, cy: 30, r: radius, fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <span className={styles.ring} data-large={large} data-active={state === 'active'} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 60 60">
        {state === 'active' ? (
          <>
            <circle {...circle} strokeWidth={4} className={styles.track} />
            {agreement.used > 0 && (
              <circle
                {...circle}
                strokeWidth={4}
                className={isNearlySpent(agreement) ? styles.short : styles.used}
                strokeDasharray={`${circumference * shareUsed(agreement)} ${circumference}`}
                transform="rotate(-90 30 30)"
              />
            )}
          </>
        ) : (
          <circle {...circle} strokeWidth={2.5} className={styles.dots} strokeDasharray=".1 6.64" />
        )}
      </svg>
      <span className={styles.avatar}>
        <Avatar name={name} size={large ? 64 : 44} />
      </span>
      {state === 'paused' && (
        <span className={styles.pause}>
          <Icon name="pause" size={14} />
        </span>
      )}
    </span>
  );
}
