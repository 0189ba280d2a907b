import { Link } from 'react-router-dom';
import type { GoodsDetail } from '@/api/endpoints/goods';
import { placeText } from '@/domain/addresses/address';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { goodsMessages } from '@/messages/goods';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import type { useGoodsChoice } from '../goods-choice';
import styles from './goods-facts.module.css';

interface GoodsFactsProps {
  goods: GoodsDetail;
  choice: ReturnType<typeof useGoodsChoice>;
  onChoose: () => void;
}

/** What is chosen, where it goes, how many are left, and what the shop promises. */
export function GoodsFacts({ goods, choice, onChoose }: GoodsFactsProps) {
  const messages = useMessages(goodsMessages);
  const { address } = useShippingAddress();
  const { slots, limit, bought, delivery, services } = goods;
  const { values, count, variant } = choice;
  const colours = slots
    .flatMap((slot) => slot.values.map(({ colour }) => colour))
    .filter((each) => each !== '');
  const price = variant?.price ?? 0;
  const fee =
    price * count >= delivery.freeFrom ? messages.free : messages.freeFrom(formatCoins(delivery.freeFrom));
  return (
    <Card>
      <div className={styles.rows}>
        <button type="button" className={styles.row} onClick={onChoose}>
          <span className={styles.name}>{messages.chosen}</span>
          <span className={styles.value}>{[...values, messages.pieces(count)].join(' · ')}</span>
          {colours.map((colour) => (
            <span key={colour} className={styles.colour} style={{ background: colour }} />
          ))}
          <span className={styles.chevron}>
            <Icon name="forward" size={16} />
          </span>
        </button>
        <Link className={styles.row} to={href('/addressInformation', { for: 'settlement' })}>
          <span className={styles.name}>{messages.deliverTo}</span>
          <span className={styles.value}>
            {address === null && messages.noAddress}
            {address != null && `${placeText(address)}${address.detail}`}
            <span className={styles.note}>
              {messages.deliveryLine(delivery.before, messages.arrives(delivery.days), fee)}
            </span>
          </span>
          <span className={styles.chevron}>
            <Icon name="forward" size={16} />
          </span>
        </Link>
        <div className={styles.row}>
          <span className={styles.name}>{messages.stock}</span>
          <span className={styles.value}>
            {variant === null || variant.stock === 0 ? messages.soldOut : messages.left(variant.stock)}
          </span>
          <span className={styles.aside}>
            {bought > 0 ? messages.limitBought(limit, bought) : messages.limit(limit)}
          </span>
        </div>
        <div className={styles.row}>
          <span className={styles.name}>{messages.services}</span>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service} className={styles.service}>
                <Icon name="check" size={14} />
                {service}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
