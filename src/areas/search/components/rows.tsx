import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { ActivityCategory } from '@/domain/activities/activity';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { publicationTime } from '@/domain/news/news';
import { periodState, periodTime } from '@/domain/period';
import type { Feature } from '@/domain/search/search';
import { SceneRow } from '@/flows/scenes/scene-row';
import { activityMessages } from '@/messages/areas/activities';
import { newsMessages } from '@/messages/areas/news';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { Tag } from '@/ui/feedback/tag';
import { Stack } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Caption, Text } from '@/ui/text/text';
import { searchMessages } from '../messages';
import type { FoundRows } from '../queries';
import { GoodsPicture } from './goods-picture';
import { Marked } from './marked';
import styles from './found-card.module.css';

interface RowProps<Row> {
  row: Row;
  words: string;
}

export function FeatureRow({ row: { name, label, description, pinyin }, words }: RowProps<Feature>) {
  return (
    <SceneRow
      name={name}
      label={<Marked text={label} words={words} pinyin={pinyin} />}
      description={<Marked text={description} words={words} />}
    />
  );
}

const activityIcons: Readonly<Record<ActivityCategory, string>> = {
  festival: 'gift',
  welfare: 'coin-line',
  health: 'gauge',
  learning: 'quiz',
  family: 'user',
  community: 'pennant',
};
const tones = { running: 'primary', soon: 'plain', over: 'plain' } as const;

/** Links to the activity in the mall, or through the external link guard to the address from the gateway. */
export function ActivityRow({ row, words }: RowProps<FoundRows['activities']>) {
  const activities = useMessages(activityMessages);
  const now = gatewayNow();
  const state = periodState(row, now);
  const content = (
    <>
      <IconTile icon={activityIcons[row.category]} marginRight={3} />
      <Stack as="span" grow marginRight={3} breakWords>
        <span>
          <Marked text={row.title} words={words} />
        </span>
        <Caption as="span" display="block">
          {row.line !== '' && (
            <>
              <Marked text={row.line} words={words} />
              {' · '}
            </>
          )}
          {activities.time(periodTime(row, now))}
        </Caption>
      </Stack>
      <Tag tone={tones[state]}>{activities.states[state]}</Tag>
    </>
  );
  return row.address === '' ? (
    <Link className={styles.row} to={href('/activityDetails', { id: row.id })}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.row} onClick={() => openExternal(row.address)}>
      {content}
    </button>
  );
}

export function GoodsRow({
  row: { id, name, picture, price, usualPrice },
  words,
}: RowProps<FoundRows['goods']>) {
  const messages = useMessages(searchMessages);
  return (
    <Link className={styles.row} to={href('/goodsDetailPage', { id })}>
      <GoodsPicture src={picture} />
      <Stack as="span" grow marginRight={3} breakWords>
        <span>
          <Marked text={name} words={words} />
        </span>
        {usualPrice !== null && usualPrice > price && (
          <Caption as="span" display="block">
            {messages.usualPrice(formatCoins(usualPrice))}
          </Caption>
        )}
      </Stack>
      <span className={styles.price}>
        <span className="visuallyHidden">{messages.priced(formatCoins(price))}</span>
        <span aria-hidden="true">{formatCoins(price)}</span>
        <span className={styles.unit} aria-hidden="true">
          {messages.coins}
        </span>
      </span>
    </Link>
  );
}

export function NewsRow({ row: { id, title, source, time }, words }: RowProps<FoundRows['news']>) {
  const news = useMessages(newsMessages);
  return (
    <Link className={styles.row} to={href('/news-detail', { id })}>
      <Stack as="span" grow marginRight={3} breakWords>
        <span>
          <Marked text={title} words={words} />
        </span>
        <Caption as="span" display="block">
          <Marked text={source} words={words} />
          {` · ${news.when(publicationTime(fromMoment(time), gatewayNow()))}`}
        </Caption>
      </Stack>
      <Text tone="tertiary">
        <Icon name="forward" size={16} />
      </Text>
    </Link>
  );
}
