import type { AccountAlert } from '@/domain/activation/account-alert';
import { activationWords } from '@/messages/activation';
import { useWords } from '@/messages/language';
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
  const words = useWords(activationWords);
  return (
    <Dialog
      envelope
      title={alert.title === '' ? words.alertTitle : alert.title}
      {...(of > 1 ? { place: words.alertPlace(place, of) } : {})}
      confirm={{ label: words.alertRead, go: () => confirmShown(alert) }}
      cancel={{ label: words.alertLater, go: alertGone }}
    >
      <p className={styles.content}>{alert.content}</p>
    </Dialog>
  );
}
