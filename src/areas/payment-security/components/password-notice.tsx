import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { lockedUntil } from '@/flows/payment/proof/password-state';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';
import { paymentSecurityMessages } from '../messages';

/** The notice that the payment password is not set or is locked, with the action that helps; renders nothing otherwise. */
export function PasswordNotice({ guard }: { guard: PaymentGuard }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  const locked = lockedUntil(guard);
  if (guard.password.isSet && locked === null) return null;
  const query = locked === null ? {} : { way: 'forgot' };
  return (
    <Box marginBottom={3}>
      <NoticeBar
        tone="warning"
        action={{
          label: locked === null ? messages.setIt : messages.setAnew,
          onClick: () => void navigate(href('/setPassword', query)),
        }}
      >
        {locked === null ? messages.passwordUnset : messages.passwordLocked(formatMoment(locked, 'clock'))}
      </NoticeBar>
    </Box>
  );
}
