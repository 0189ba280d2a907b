import type { ReactNode } from 'react';
import { maskContact } from '@/domain/addresses/contact-phone';
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
    <span className={styles.head}>
      <b className={styles.name}>{name}</b>
      <span className={styles.phone}>{maskContact(phone)}</span>
      {children}
    </span>
  );
}
