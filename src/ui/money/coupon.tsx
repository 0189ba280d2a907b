import { Link } from 'react-router-dom';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Caption, Note, Text } from '@/ui/text/text';
import styles from './coupon.module.css';

interface CouponProps {
  /** The value on the stub, such as 10 or 8.5. */
  value: string;
  unit: string;
  name: string;
  /** Where it can be used. */
  note?: string;
  /** How long it is valid. */
  validity: string;
  /** It expires soon. */
  urgent?: boolean;
  /** Its own page. */
  to?: string;
  /** The button to use it, or the text that says why it cannot be used. */
  use: { label: string; onClick: () => void } | { gone: string };
}

/** A coupon with its value on a stub; one that is used or expired has a text instead of its button. */
export function Coupon({ value, unit, name, note = '', validity, urgent = false, to, use }: CouponProps) {
  const isUsable = !('gone' in use);
  return (
    <Inline
      as="article"
      position="relative"
      overflow="hidden"
      radius="m"
      background="surface"
      shadow={1}
      align="stretch"
      className={styles.ticket}
      data-gone={!isUsable}
    >
      <div className={styles.stub}>
        <p className={styles.value}>{value}</p>
        <Text as="p" size="caption">
          {unit}
        </Text>
      </div>
      <div className={styles.body}>
        <div className={styles.texts}>
          <Text as="h3" weight="bold" className={styles.name}>
            {to === undefined ? (
              name
            ) : (
              <Link to={to} className={styles.link}>
                {name}
              </Link>
            )}
          </Text>
          {note !== '' && <Caption>{note}</Caption>}
          <Caption className={styles.validity} data-urgent={urgent && isUsable}>
            {validity}
          </Caption>
        </div>
        {'gone' in use ? (
          <Note tone="tertiary">{use.gone}</Note>
        ) : (
          <Button variant="soft" onClick={use.onClick}>
            {use.label}
          </Button>
        )}
      </div>
    </Inline>
  );
}
