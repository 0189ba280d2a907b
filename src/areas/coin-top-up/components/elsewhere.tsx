import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { encode } from 'uqr';
import { href } from '@/domain/href';
import { currentHost } from '@/host/detect';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { appAddress } from '@/ui/browser/app-address';
import { copyText } from '@/ui/browser/copy-text';
import { QrDrawing } from '@/ui/codes/code-drawing';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Title } from '@/ui/text/text';
import { socialTopUpMessages } from '../messages';
import styles from './elsewhere.module.css';

/** The page where the social app's payment is not at hand: where to open it, by code or link, and another way to top up. */
export function Elsewhere() {
  const messages = useMessages(socialTopUpMessages);
  const navigate = useNavigate();
  const link = `${appAddress()}#${href('/wxRechare')}`;
  const matrix = useMemo(() => encode(link, { ecc: 'M', border: 0 }).data, [link]);
  const handleCopy = async () => notify((await copyText(link)) ? messages.copied : messages.copyFailed);
  return (
    <Card>
      <Title size="title" textAlign="center">
        {messages.elsewhere}
      </Title>
      <p className={styles.line}>
        {currentHost() === 'mini-program' ? messages.miniProgramLine : messages.elsewhereLine}
      </p>
      <div className={styles.code}>
        <QrDrawing matrix={matrix} label={messages.qrLabel} />
      </div>
      <Button block onClick={() => void handleCopy()}>
        {messages.copy}
      </Button>
      <Button block variant="quiet" className={styles.other} onClick={() => void navigate(href('/recharge'))}>
        {messages.byCard}
      </Button>
    </Card>
  );
}
