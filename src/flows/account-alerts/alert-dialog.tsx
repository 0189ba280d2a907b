import type { AccountAlert } from '@/domain/activation/account-alert';
import { activationMessages } from '@/messages/activation';
import { useMessages } from '@/messages/language';
import { alertGone } from '@/state/account-alerts';
import { Dialog } from '@/ui/overlays/dialog';
import styles from './alert-dialog.module.css';
import { confirmShown } from './run';

interface AlertDialogProps {
  alert: AccountAlert;
  /** From 1. */
  place: number;
  of: number;
}

/** One alert; put off, by its button or by Esc, it comes again at the next visit. */
export default function AlertDialog({ alert, place, of }: AlertDialogProps) {
  const messages = useMessages(activationMessages);
  return (
    <Dialog
      envelope
      title={alert.title === '' ? messages.alertTitle : alert.title}
      {...(of > 1 ? { place: messages.alertPlace(place, of) } : {})}
      confirm={{ label: messages.alertRead, onClick: () => confirmShown(alert) }}
      cancel={{ label: messages.alertLater, onClick: alertGone }}
    >
      <p className={styles.content}>{alert.content}</p>
    </Dialog>
  );
}
