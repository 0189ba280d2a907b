import type { ReactNode } from 'react';
import { useShownAccount } from '@/state/shown-account';
import { useStoredBalance } from '../use-stored-balance';
import { BalanceFace } from './balance-face';
import styles from './balance.module.css';

/** The balance stored on the device, or the skeleton where none is stored; shown until the code that fetches the balance has loaded. */
export function StoredBalance({ skeleton }: { skeleton: ReactNode }) {
  const storedBalance = useStoredBalance();
  const accountType = useShownAccount((shown) => shown.accountType);
  if (storedBalance === null) return skeleton;
  return (
    <div className={styles.face}>
      <BalanceFace {...storedBalance} />
      {accountType === 0 && <p className={styles.chip} aria-hidden="true" />}
    </div>
  );
}
