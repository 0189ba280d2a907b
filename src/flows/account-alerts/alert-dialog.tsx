import type { AccountAlert } from '@/domain/activation/account-alert';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { alertDismissed } from '@/state/account-alerts';
import { Dialog } from '@/ui/overlays/dialog';
import { Text } from '@/ui/text/text';
import { confirmAlert } from './run';

interface AlertDialogProps {
  alert: AccountAlert;
  /** From 1. */
  position: number;
  total: number;
}

/** One alert; postponed by its button or by Esc, it is shown again in the next visit. */
export default function AlertDialog({ alert, position, total }: AlertDialogProps) {
  const messages = useMessages(activationMessages);
  return (
    <Dialog
      envelope
      title={alert.title === '' ? messages.alertTitle : alert.title}
      {...(total > 1 ? { position: messages.alertPosition(position, total) } : {})}
      confirm={{ label: messages.alertRead, onClick: () => confirmAlert(alert) }}
      cancel={{ label: messages.alertLater, onClick: alertDismissed }}
    >
      <Text as="p" whiteSpace="pre-line">
        {alert.content}
      </Text>
    </Dialog>
  );
}
