import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Avatar } from '@/ui/people/avatar';
import { Caption, Text } from '@/ui/text/text';
import type { ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import styles from './seller-card.module.css';

/** Who sells an item, and how former sales went. */
export function SellerCard({ seller }: { seller: ItemDetail['seller'] }) {
  const messages = useMessages(secondHandMessages);
  const { usercode, name, department, jobTail, isHere, sold, praised, repliesIn } = seller;
  const figures = [
    [messages.sold, sold, messages.soldUnit],
    [messages.praised, praised, messages.praisedUnit],
    [messages.replies, repliesIn, messages.repliesUnit],
  ] as const;
  return (
    <Card>
      <div className={styles.head}>
        <Avatar name={name} size={46} />
        <div className={styles.texts}>
          <Inline as="p" wrap size="title-s" className={styles.name}>
            <b>{name}</b>
            <Tag tone={isHere ? 'success' : 'plain'}>{isHere ? messages.here : messages.left}</Tag>
          </Inline>
          <p className={styles.line}>{messages.sellerLine(department, jobTail)}</p>
        </div>
        <Link className={styles.items} to={href('/second-hand', { seller: usercode })}>
          {messages.sellerItems}
        </Link>
      </div>
      <dl className={styles.record}>
        {figures.map(([label, figure, unit]) => (
          <div key={label} className={styles.figure}>
            <Caption as="dt">{label}</Caption>
            <dd>
              <span className={styles.number}>{figure}</span> <Text size="caption">{unit}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
