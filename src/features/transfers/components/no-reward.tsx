import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';

/** Why somebody sends no rewards, and what they can do instead. */
export function NoReward({ wallet }: { wallet: boolean }) {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  const own = {
    label: messages.toTransfer,
    onClick: () => void navigate(href('/transfer1'), { replace: true }),
  };
  return wallet ? (
    <ResultState
      art={<Illustration variant="lock" />}
      title={messages.walletTitle}
      description={messages.walletLine}
      action={own}
    />
  ) : (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.noTeamTitle}
      description={messages.noTeamLine}
      action={{ label: messages.apply, onClick: () => void navigate(href('/AccountApplyH5')) }}
      secondaryAction={own}
    />
  );
}
