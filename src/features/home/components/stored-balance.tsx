import type { ReactNode } from 'react';
import { usePreferences } from '@/state/preferences';
import { useKnownBalance } from '../use-known-balance';
import { BalanceFace } from './balance-face';
import styles from './balance.module.css';

/** The balance that the device knows from the last visit, until the code that fetches it has come, and with it the switch between accounts; the skeleton where it knows none. */
export function KnownBalance({ skeleton }: { skeleton: ReactNode }) {
  const known = useKnownBalance();
  const shown = usePreferences((preferences) => preferences.accountShown);
  if (known === null) return skeleton;
  return (
    <div className={styles.face}>
      <BalanceFace {...known} />
      {shown === 0 && <p className={styles.chip} aria-hidden="true" />}
    </div>
  );
}
