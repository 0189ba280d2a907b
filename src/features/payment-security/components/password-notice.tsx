import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { paymentSecurityWords } from '@/messages/payment-security';
import { useWords } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { lockedUntil } from '../password-state';
import styles from './notices.module.css';

/** Says that there is no password, or that it is locked, with the way on; nothing else. */
export function PasswordNotice({ guard }: { guard: PaymentGuard }) {
  const words = useWords(paymentSecurityWords);
  const navigate = useNavigate();
  const locked = lockedUntil(guard);
  if (guard.password.isSet && locked === null) return null;
  const way = locked === null ? {} : { way: 'forgot' };
  return (
    <div className={styles.notice}>
      <NoticeBar
        tone="warning"
        action={{
          label: locked === null ? words.setIt : words.setAnew,
          go: () => void navigate(href('/setPassword', way)),
        }}
      >
        {locked === null ? words.passwordUnset : words.passwordLocked(locked)}
      </NoticeBar>
    </div>
  );
}
