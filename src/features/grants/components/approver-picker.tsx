import { grantContext } from '@/api/endpoints/grants';
import type { Colleague } from '@/domain/colleagues/colleague';
import { ColleaguePicker } from '@/flows/choose-colleagues/colleague-picker';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { transferMessages } from '@/messages/transfers';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';

interface ApproverPickerProps {
  /** Usercodes of those who are not offered. */
  without?: readonly string[];
  onChoose: (approver: Colleague) => void;
  onRemove: () => void;
}

/** Chooses one of those who may decide. */
export function ApproverPicker({ without = [], onChoose, onRemove }: ApproverPickerProps) {
  const messages = useMessages(transferMessages);
  const { data: user } = useCurrentUser();
  const directory = useDirectory();
  const context = useEndpoint(grantContext, {});
  const allowed = (context.data?.approvers ?? []).filter((usercode) => !without.includes(usercode));
  return (
    <QueryView
      query={context.data === undefined ? context : directory}
      title={messages.directoryFailed}
      art={<Illustration variant="error" />}
      skeleton={<Skeleton label={messages.loadingDirectory} bars={[44, 44, 64, 64, 64]} />}
    >
      {() => (
        <ColleaguePicker
          people={(directory.data?.people ?? []).filter(({ usercode }) => allowed.includes(usercode))}
          ownUsercode={user?.usercode ?? ''}
          chosen={[]}
          most={1}
          onAdd={onChoose}
          onRemove={onRemove}
        />
      )}
    </QueryView>
  );
}
