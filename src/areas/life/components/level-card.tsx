import { queryLevel } from '@/api/endpoints/level';
import { formatCount } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import coin from '@/ui/icons/coin.svg';
import { Box, Inline } from '@/ui/layout/box';
import { Text } from '@/ui/text/text';
import { lifeMessages } from '../messages';
import { SectionPlaceholder } from './section-placeholder';
import styles from './level-card.module.css';

/** The person's membership level and the progress to the next one. */
export function LevelCard() {
  const messages = useMessages(lifeMessages);
  const query = useEndpoint(queryLevel, {});
  const { data } = query;
  if (data === undefined) {
    return (
      <Box marginBottom={3}>
        <SectionPlaceholder query={query} title={messages.levelFailed} bars={[92]} />
      </Box>
    );
  }
  const { name, level, growth, next } = data;
  return (
    <section className={styles.card} aria-label={messages.level(name, level)}>
      <span className="scales" aria-hidden="true" />
      <span className={styles.seal}>
        <img src={coin} alt="" width={32} height={32} />
      </span>
      <Box position="relative" grow>
        <Inline as="p" wrap align="baseline" justify="between">
          <Text as="b" weight="bold">
            {messages.level(name, level)}
          </Text>
          {next !== null && (
            <Text size="caption">
              <span className="visuallyHidden">
                {messages.growthOf(formatCount(growth), formatCount(next.growth))}
              </span>
              <span aria-hidden="true">
                <Text font="number" weight="bold">
                  {formatCount(growth)}
                </Text>{' '}
                / {formatCount(next.growth)}
              </span>
            </Text>
          )}
        </Inline>
        <span className={styles.bar} aria-hidden="true">
          <i className={styles.full} style={{ width: `${percentOf(growth, next)}%` }} />
        </span>
        <Text as="p" size="caption">
          {next === null
            ? messages.highest
            : messages.toNext(formatCount(Math.max(0, next.growth - growth)), next.benefit)}
        </Text>
      </Box>
    </section>
  );
}

/** The progress to the next level in percent; 100 at the highest level. */
function percentOf(growth: number, next: { growth: number } | null): number {
  return next === null ? 100 : Math.min(100, (growth / next.growth) * 100);
}
