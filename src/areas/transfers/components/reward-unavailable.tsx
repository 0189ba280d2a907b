import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';

/** Explains why this person cannot send rewards, and offers a personal transfer instead. */
export function RewardUnavailable({ isWallet }: { isWallet: boolean }) {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  const personalTransfer = {
    label: messages.toTransfer,
    onClick: () => void navigate(href('/transfer1'), { replace: true }),
  };
  return isWallet ? (
    <ResultState
      art={<Illustration variant="lock" />}
      title={messages.walletTitle}
      description={messages.walletLine}
      action={personalTransfer}
    />
  ) : (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.noTeamTitle}
      description={messages.noTeamLine}
      action={{ label: messages.apply, onClick: () => void navigate(href('/AccountApplyH5')) }}
      secondaryAction={personalTransfer}
    />
  );
}
