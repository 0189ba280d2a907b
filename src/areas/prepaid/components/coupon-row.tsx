import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { phoneTopUpMessages } from '../messages';
import type { TopUpChoice } from '../use-top-up-choice';
import styles from './coupon-row.module.css';

/** The coupon of the top-up; absent where the person has none for top-ups. */
export function CouponRow({ choice, onOpen }: { choice: TopUpChoice; onOpen: () => void }) {
  const messages = useMessages(phoneTopUpMessages);
  const { coupons, price } = choice;
  if (coupons.length === 0 || price === null) return null;
  return (
    <Card>
      <Box marginY={-3}>
        <FormRow
          label={messages.coupon}
          {...(price.coupon === null ? {} : { note: price.coupon.name })}
          value={
            price.coupon === null ? (
              messages.couponUnused
            ) : (
              <span className={styles.off}>−{formatCoins(price.off)}</span>
            )
          }
          onOpen={onOpen}
        />
      </Box>
    </Card>
  );
}
