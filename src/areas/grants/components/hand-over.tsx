import { useMemo, useState } from 'react';
import { handOverGrant } from '@/api/endpoints/approvals';
import { grantDetail } from '@/api/endpoints/grants';
import type { Colleague } from '@/domain/colleagues/colleague';
import type { RequestKind } from '@/domain/grants/grant-state';
import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { useWrite } from '@/flows/write/use-write';
import { approvalMessages } from '@/messages/areas/approvals';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Page } from '@/ui/layout/page';
import { Dialog } from '@/ui/overlays/dialog';
import { approvalPages } from '../addresses';
import { paidOf } from '../people-of';
import { invalidateGrants } from '../queries';
import { ApproverPicker } from './approver-picker';

/** Chooses who decides in one's place, among those who may. */
export function HandOver({ kind, id }: { kind: RequestKind; id: string }) {
  const messages = useMessages(approvalMessages);
  const exit = useExit(href(approvalPages[kind], { id }));
  const { data: request } = useEndpoint(grantDetail, { kind, id });
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const { isBusy, errorText, offReason, send } = useWrite(handOverGrant, {
    refresh: invalidateGrants,
    notDone: messages.notDone,
  });
  const paid = useMemo(() => (request ? paidOf(request) : []), [request]);
  const deciders = useMemo(
    () => (request ? request.steps.map(({ approver }) => approver.usercode) : []),
    [request],
  );
  const handleConfirm = (to: Colleague) => {
    setChosen(null);
    if (!request) return;
    send({ id, version: request.version, to: to.usercode }, () => {
      notify(messages.handedOver(to.name));
      exit();
    });
  };
  return (
    <Page title={messages.handOverTitle}>
      <ErrorNotice text={errorText} />
      <ApproverPicker
        owner={request?.owner.usercode ?? ''}
        paid={paid}
        deciders={deciders}
        onChoose={setChosen}
        onRemove={() => setChosen(null)}
      />
      {chosen !== null && !isBusy && (
        <Dialog
          title={messages.handOverTo(chosen.name)}
          confirm={{ label: messages.handOverNow, offReason, onClick: () => handleConfirm(chosen) }}
          cancel={{ label: messages.keep, onClick: () => setChosen(null) }}
        >
          {messages.handOverLine}
        </Dialog>
      )}
    </Page>
  );
}
