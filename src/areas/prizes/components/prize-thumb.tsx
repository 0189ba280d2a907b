import type { Prize } from '@/api/endpoints/award';
import coin from '@/ui/icons/coin.svg';
import { Icon } from '@/ui/media/icon';
import { Picture } from '@/ui/media/picture';
import styles from './prize-thumb.module.css';

interface PrizeThumbProps {
  prize: Prize;
  /** Width and height, px. */
  size: number;
}

/** The picture of goods, a coin, or a voucher; decorative beside the name. */
export function PrizeThumb({ prize: { kind, picture, state }, size }: PrizeThumbProps) {
  return (
    <span className={styles.thumb} data-expired={state === 'lapsed'} style={{ width: size, height: size }}>
      {kind === 'goods' && <Picture src={picture} width={size} height={size} icon="gift" />}
      {kind === 'coins' && <img src={coin} width={size * 0.6} height={size * 0.6} alt="" />}
      {kind === 'voucher' && <Icon name="voucher" size={size * 0.5} />}
    </span>
  );
}
