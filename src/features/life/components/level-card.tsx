import { queryLevel } from '@/api/endpoints/level';
import { formatCount } from '@/domain/money';
import { lifeMessages } from '@/messages/life';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import coin from '@/ui/icons/coin.svg';
import styles from './level-card.module.css';
import { ShelfPlaceholder } from './shelf-placeholder';

/** The person's membership level and the progress to the next one. */
export function LevelCard() {
  const messages = useMessages(lifeMessages);
  const query = useEndpoint(queryLevel, {});
  const { data } = query;
  if (data === undefined) {
    return (
      <div className={styles.waiting}>
        <ShelfPlaceholder query={query} title={messages.levelFailed} bars={[92]} />
      </div>
    );
  }
  const { name, level, growth, next } = data;
  return (
    <section className={styles.card} aria-label={messages.level(name, level)}>
      <span className="scales" aria-hidden="true" />
      <span className={styles.seal}>
        <img src={coin} alt="" width={32} height={32} />
      </span>
      <div className={styles.texts}>
        <p className={styles.line}>
          <b className={styles.name}>{messages.level(name, level)}</b>
          {next !== null && (
            <span className={styles.growth}>
              <span className="visuallyHidden">
                {messages.growthOf(formatCount(growth), formatCount(next.growth))}
              </span>
              <span aria-hidden="true">
                <span className={styles.digits}>{formatCount(growth)}</span> / {formatCount(next.growth)}
              </span>
            </span>
          )}
        </p>
        <span className={styles.bar} aria-hidden="true">
          <i className={styles.full} style={{ width: `${percentOf(growth, next)}%` }} />
        </span>
        <p className={styles.note}>
          {next === null
            ? messages.highest
            : messages.toNext(formatCount(Math.max(0, next.growth - growth)), next.benefit)}
        </p>
      </div>
    </section>
  );
}

/** The progress to the next level in percent; 100 at the highest level. */
function percentOf(growth: number, next: { growth: number } | null): number {
  return next === null ? 100 : Math.min(100, (growth / next.growth) * 100);
}
