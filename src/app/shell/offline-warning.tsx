import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { screens, type Address } from '@/domain/screens';
import type { ScreenFacts } from '@/domain/screen';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { useVisit } from '@/state/visit';
import { watchConnectivity } from './connectivity';
import styles from './offline-warning.module.css';

const watched = (Object.entries(screens) as [Address, ScreenFacts][])
  .filter(([, { watchNetwork }]) => watchNetwork === true)
  .map(([address]) => address);

/** Stands on watched pages for as long as the network is away (section 2). */
export function OfflineWarning() {
  const words = useWords(shellWords);
  const online = useVisit((visit) => visit.online);
  const { pathname } = useLocation();
  useEffect(watchConnectivity, []);
  if (online || !watched.some((address) => matchPath(address, pathname))) return null;
  return (
    <p className={styles.warning} role="alert">
      {words.offline}
    </p>
  );
}
