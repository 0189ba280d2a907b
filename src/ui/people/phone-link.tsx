import type { ReactNode } from 'react';
import { phoneAddress } from '@/domain/external-links/phone-address';

interface PhoneLinkProps {
  /** As a gateway says it. */
  number: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that dials a number; a text that is no number is shown in its place and dials nothing. */
export function PhoneLink({ number, className, children }: PhoneLinkProps) {
  const address = phoneAddress(number);
  if (address === null) return <span className={className}>{number}</span>;
  return (
    <a className={className} href={address}>
      {children}
    </a>
  );
}
