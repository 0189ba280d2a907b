import { formatCount } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Text } from '@/ui/text/text';
import type { RoundCard } from '../endpoints';
import { treasureMessages } from '../messages';
import styles from './share-progress.module.css';

/** How far a round is from its draw. */
export function ShareProgress({ round }: { round: Pick<RoundCard, 'paid' | 'total' | 'state'> }) {
  const messages = useMessages(treasureMessages);
  const { paid, total, state } = round;
  const width = `${(paid / total) * 100}%`;
  const [before, count, after] = messages.missing(formatCount(total - paid));
  return (
    <div className={styles.block}>
      <div
        className={styles.track}
        role="progressbar"
        aria-valuenow={paid}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-label={messages.progress(formatCount(paid), formatCount(total))}
      >
        <span className={styles.bar} style={{ width }} />
        {state === 'running' && <span className={styles.knob} style={{ left: width }} />}
      </div>
      <Inline wrap align="baseline" justify="between" marginTop={2} tone="secondary" size="note">
        <span>
          {state === 'drawn' ? (
            messages.full
          ) : state === 'cancelled' ? (
            messages.notFull
          ) : (
            <>
              {before}
              <b className={styles.missing}>{count}</b>
              {after}
            </>
          )}
        </span>
        <span>
          <Text as="b" font="number" weight="medium">
            {formatCount(paid)}
          </Text>{' '}
          /{' '}
          <Text as="b" font="number" weight="medium">
            {formatCount(total)}
          </Text>{' '}
          {messages.shares}
        </span>
      </Inline>
    </div>
  );
}
