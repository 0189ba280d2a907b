import { useMemo } from 'react';
import { grantContext } from '@/api/endpoints/grants';
import type { Colleague } from '@/domain/colleagues/colleague';
import { approverBar } from '@/domain/grants/approval-steps';
import { ColleaguePicker } from '@/flows/choose-colleagues/colleague-picker';
import { QueryView } from '@/flows/query-view/query-view';
import { grantMessages } from '@/messages/areas/grants';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';

interface ApproverPickerProps {
  /** Who is not offered: who asked, whom the request pays, and who decides about it already; by usercode. */
  owner?: string;
  paid?: readonly string[];
  deciders?: readonly string[];
  onChoose: (approver: Colleague) => void;
  onRemove: () => void;
}

const nobody: readonly string[] = [];

/** Chooses one of those who may decide; the others are shown with the reason. */
export function ApproverPicker({
  owner = '',
  paid = nobody,
  deciders = nobody,
  onChoose,
  onRemove,
}: ApproverPickerProps) {
  const messages = useMessages(transferMessages);
  const texts = useMessages(grantMessages);
  const { data: user } = useCurrentUser();
  const directory = useDirectory();
  const context = useEndpoint(grantContext, {});
  const approvers = context.data?.approvers ?? nobody;
  const barred = useMemo(
    () =>
      new Map(
        approvers.flatMap((usercode) => {
          const bar = approverBar(usercode, { owner, paid, deciders });
          return bar === null
            ? []
            : [[usercode, { tag: texts.barred, description: texts.bars[bar] }] as const];
        }),
      ),
    [approvers, owner, paid, deciders, texts],
  );
  return (
    <QueryView
      query={context.data === undefined ? context : directory}
      title={messages.directoryFailed}
      art={<Illustration variant="error" />}
      skeleton={<Skeleton label={messages.loadingDirectory} bars={[44, 44, 64, 64, 64]} />}
    >
      {() => (
        <ColleaguePicker
          people={(directory.data?.people ?? []).filter(({ usercode }) => approvers.includes(usercode))}
          ownUsercode={user?.usercode ?? ''}
          chosen={[]}
          most={1}
          barred={barred}
          onAdd={(person) => {
            const bar = barred.get(person.usercode);
            if (bar === undefined) onChoose(person);
            else notify(bar.description);
          }}
          onRemove={onRemove}
        />
      )}
    </QueryView>
  );
}
