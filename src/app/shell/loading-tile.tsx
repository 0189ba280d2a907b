import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appStatusMessages } from '@/messages/app-status';
import { useMessages } from '@/messages/language';
import { accountsSettled, useLoading } from '@/state/loading';
import { stepBack } from '@/ui/forms/step-back';
import coin from '@/ui/icons/coin.svg';
import styles from './loading-tile.module.css';

/** Says that account information takes long, or was refused; it covers no control but its own. */
export function LoadingTile() {
  const shown = useLoading((loading) => loading.shown);
  const isToldByPage = useLoading((loading) => loading.isToldByPage);
  return shown === 'nothing' || isToldByPage ? null : <Tile key={shown} last={shown === 'last'} />;
}

function Tile({ last }: { last: boolean }) {
  const messages = useMessages(appStatusMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [appearedAt] = useState(pathname);
  // A refusal is shown by the page that made the call.
  useEffect(() => {
    if (last && pathname !== appearedAt) accountsSettled();
  }, [last, pathname, appearedAt]);
  const handleBack = () => {
    accountsSettled();
    stepBack(navigate);
  };
  return (
    <div className={styles.place} data-last={last}>
      <div className={styles.tile} role="status">
        <img src={coin} alt="" width={40} height={40} />
        <p className={styles.word}>{last ? messages.notOpened : messages.opening}</p>
        {last && (
          <button type="button" className={styles.back} onClick={handleBack}>
            {messages.back}
          </button>
        )}
      </div>
    </div>
  );
}
