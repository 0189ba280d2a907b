import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { lockedUntil } from '../password-state';
import styles from './notices.module.css';

/** Says that there is no password, or that it is locked, with the way on; nothing else. */
export function PasswordNotice({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  const locked = lockedUntil(guard);
  if (guard.password.isSet && locked === null) return null;
  const way = locked === null ? {} : { way: 'forgot' };
  return (
    <div className={styles.notice}>
      <NoticeBar
        tone="warning"
        action={{
          label: locked === null ? messages.setIt : messages.setAnew,
          onClick: () => void navigate(href('/setPassword', way)),
        }}
      >
        {locked === null ? messages.passwordUnset : messages.passwordLocked(locked)}
      </NoticeBar>
    </div>
  );
}
