import { Link } from 'react-router-dom';
import type { RoundCard } from '@/api/endpoints/treasure';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { shareNumber } from '@/domain/treasure/round';
import { treasureMessages } from '@/messages/treasure';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Picture } from '@/ui/media/picture';
import styles from './round-row.module.css';
import { ShareProgress } from './share-progress';

/** A round in a list: goods, how far it is, and what comes next. */
export function RoundRow({ round }: { round: RoundCard }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const { id, serial, name, picture, worth, mine, state, startsAt, endsAt, drawnAt, winner } = round;
  return (
    <li className={styles.card}>
      <Link to={href('/grabTreasureGoodsDetail', { id })} className={styles.link}>
        <span className={styles.head}>
          <span className={styles.picture}>
            <Picture src={picture} width={72} height={72} icon="gift" />
          </span>
          <span className={styles.texts}>
            <b className={styles.name}>{name}</b>
            <span className={styles.note}>{messages.serial(serial, formatCoins(worth))}</span>
            <span className={styles.note}>
              {state === 'soon' && messages.startsAt(formatMoment(startsAt, 'short'))}
              {state === 'running' && messages.endsAt(formatMoment(endsAt, 'short'))}
              {state === 'cancelled' && messages.notFull}
              {drawnAt !== null && messages.drawnAt(formatMoment(drawnAt, 'short'))}
            </span>
          </span>
          <Tag tone={state === 'running' ? 'primary' : 'plain'}>{messages.states[state]}</Tag>
        </span>
        {state === 'running' && <ShareProgress round={round} />}
        {(winner !== null || mine > 0) && (
          <span className={styles.foot}>
            {winner !== null && (
              <span>
                {winner.isMe
                  ? messages.wonByMe(shareNumber(winner.number))
                  : messages.wonBy(winner.name, shareNumber(winner.number))}
              </span>
            )}
            {mine > 0 && <b className={styles.mine}>{messages.mine(mine)}</b>}
          </span>
        )}
      </Link>
    </li>
  );
}
