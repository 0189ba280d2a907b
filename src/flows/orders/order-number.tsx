import { grouped } from '@/domain/orders/order-number';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import styles from './order-number.module.css';

/** The number of an order, to copy for customer service. */
export function OrderNumber({ id }: { id: string }) {
  const messages = useMessages(cashierMessages);
  const handleCopy = async () => notify((await copyText(id)) ? messages.copied : messages.copyFailed);
  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.texts}>
          <p className={styles.label}>{messages.number}</p>
          <p className={styles.number}>{grouped(id)}</p>
        </div>
        <Button variant="quiet" className={styles.copy} onClick={() => void handleCopy()}>
          {messages.copy}
        </Button>
      </div>
    </Card>
  );
}
