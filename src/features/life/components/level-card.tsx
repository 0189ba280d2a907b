import { formatCount } from '@/domain/money';
import { lifeWords } from '@/messages/life';
import { useWords } from '@/messages/language';
import { useLevel } from '@/queries/level';
import coin from '@/ui/icons/coin.svg';
import styles from './level-card.module.css';
import { ShelfWaiting } from './shelf-waiting';

/** The person's level as a member, on ink-teal, and how far it is to the next one. */
export function LevelCard() {
  const words = useWords(lifeWords);
  const query = useLevel();
  const { data } = query;
  if (data === undefined) {
    return (
      <div className={styles.waiting}>
        <ShelfWaiting query={query} title={words.levelFailed} bars={[92]} />
      </div>
    );
  }
  const { name, level, growth, next } = data;
  return (
    <section className={styles.card} aria-label={words.level(name, level)}>
      <span className="scales" aria-hidden="true" />
      <span className={styles.seal}>
        <img src={coin} alt="" width={32} height={32} />
      </span>
      <div className={styles.texts}>
        <p className={styles.line}>
          <b className={styles.name}>{words.level(name, level)}</b>
          {next !== null && (
            <span className={styles.growth}>
              <span className="heard">{words.growthOf(formatCount(growth), formatCount(next.growth))}</span>
              <span aria-hidden="true">
                <span className={styles.digits}>{formatCount(growth)}</span> / {formatCount(next.growth)}
              </span>
            </span>
          )}
        </p>
        <span className={styles.bar} aria-hidden="true">
          <i className={styles.full} style={{ width: `${shareOf(growth, next)}%` }} />
        </span>
        <p className={styles.note}>
          {next === null
            ? words.highest
            : words.toNext(formatCount(Math.max(0, next.growth - growth)), next.benefit)}
        </p>
      </div>
    </section>
  );
}

function shareOf(growth: number, next: { growth: number } | null): number {
  return next === null ? 100 : Math.min(100, (growth / next.growth) * 100);
}
