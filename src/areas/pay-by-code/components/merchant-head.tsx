import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note, Title } from '@/ui/text/text';
import styles from './merchant-head.module.css';

/** The name and address of the merchant who is paid. */
export function MerchantHead({ merchant, place }: { merchant: string; place: string }) {
  return (
    <Inline paddingY={4} paddingX={1}>
      <span className={styles.mark}>
        <Icon name="cashier" size={28} />
      </span>
      <div>
        <Title as="p" size="title">
          {merchant}
        </Title>
        <Note>{place}</Note>
      </div>
    </Inline>
  );
}
