import { grouped } from '@/domain/orders/order-number';
import { cashierMessages } from '@/messages/areas/cashier';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/text/text';
import styles from './order-number.module.css';

/** The number of an order, to copy for customer service. */
export function OrderNumber({ id }: { id: string }) {
  const messages = useMessages(cashierMessages);
  const handleCopy = async () => notify((await copyText(id)) ? messages.copied : messages.copyFailed);
  return (
    <Card>
      <Inline>
        <Box grow>
          <Note>{messages.number}</Note>
          <Text as="p" font="number" size="title-s" breakWords>
            {grouped(id)}
          </Text>
        </Box>
        <Button variant="quiet" className={styles.copy} onClick={() => void handleCopy()}>
          {messages.copy}
        </Button>
      </Inline>
    </Card>
  );
}
