import type { ReactNode } from 'react';
import { maskContact } from '@/domain/addresses/contact-phone';
import { Inline } from '@/ui/layout/box';
import { Text, Title } from '@/ui/text/text';
import styles from './receiver-head.module.css';

interface ReceiverHeadProps {
  name: string;
  phone: string;
  /** Tags of the address. */
  children?: ReactNode;
}

/** Who receives, with the masked phone number. */
export function ReceiverHead({ name, phone, children }: ReceiverHeadProps) {
  return (
    <Inline as="span" wrap className={styles.head}>
      <Title as="b" breakWords>
        {name}
      </Title>
      <Text tone="secondary" font="number" weight="medium">
        {maskContact(phone)}
      </Text>
      {children}
    </Inline>
  );
}
