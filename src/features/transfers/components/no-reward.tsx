import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { StateBlock } from '@/ui/feedback/result-state';

/** Why somebody sends no rewards, and what they can do instead (decision 19). */
export function NoReward({ wallet }: { wallet: boolean }) {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const own = {
    label: words.toTransfer,
    go: () => void navigate(href('/transfer1'), { replace: true }),
  };
  return wallet ? (
    <StateBlock
      art={<EmptyArt variant="lock" />}
      title={words.walletTitle}
      line={words.walletLine}
      way={own}
    />
  ) : (
    <StateBlock
      art={<EmptyArt variant="empty" />}
      title={words.noTeamTitle}
      line={words.noTeamLine}
      way={{ label: words.apply, go: () => void navigate(href('/AccountApplyH5')) }}
      otherWay={own}
    />
  );
}
