import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenMeta } from '@/domain/screen';
import { screens } from '@/domain/screens';
import { appStatusMessages } from '@/messages/app-status';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { onceWhole } from './once-whole';
import { releaseQuestion } from './release';
import { reloadPage } from './reload';
import styles from './release-tip.module.css';

const metaByPath: Readonly<Record<string, ScreenMeta>> = screens;

/** Announces a new version on alert routes; other routes close the notice. */
export function ReleaseTip() {
  const { pathname } = useLocation();
  const alerts = metaByPath[pathname]?.alert === true;
  const [isOut, setOut] = useState(false);
  const [askWhether] = useState(releaseQuestion);

  useEffect(() => {
    if (!alerts || isOut) return;
    let here = true;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      void askWhether().then((out) => {
        if (here && out) setOut(true);
      });
    };
    const stop = onceWhole(ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      here = false;
      stop();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [alerts, pathname, isOut, askWhether]);

  return alerts && isOut ? <Tip /> : null;
}

function Tip() {
  const messages = useMessages(appStatusMessages);
  return (
    <div className={styles.place} role="status">
      <button type="button" className={styles.tip} onClick={reloadPage}>
        <Icon name="info" size={18} />
        {messages.newRelease}
      </button>
    </div>
  );
}
