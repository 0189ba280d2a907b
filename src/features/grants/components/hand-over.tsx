import { useState } from 'react';
import { call } from '@/api/call';
import { handOverGrant } from '@/api/endpoints/approvals';
import { grantDetail } from '@/api/endpoints/grants';
import { failureOf } from '@/api/errors';
import type { Colleague } from '@/domain/colleagues/colleague';
import type { RequestKind } from '@/domain/grants/grant-state';
import { href } from '@/domain/href';
import { useExit } from '@/flows/payment/proof/history-state';
import { approvalMessages } from '@/messages/approvals';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateGrants } from '@/queries/grants';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Page } from '@/ui/layout/page';
import { Dialog } from '@/ui/overlays/dialog';
import { approvalPages } from '../addresses';
import { ApproverPicker } from './approver-picker';

/** Chooses who decides in one's place, among those who may. */
export function HandOver({ kind, id }: { kind: RequestKind; id: string }) {
  const messages = useMessages(approvalMessages);
  const errors = useMessages(errorMessages);
  const exit = useExit(href(approvalPages[kind], { id }));
  const { data: request } = useEndpoint(grantDetail, { kind, id });
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isBusy, run] = useSingleTask();
  const taken = request
    ? [request.owner.usercode, ...request.steps.map(({ approver }) => approver.usercode)]
    : [];
  const handleConfirm = (to: Colleague) => {
    setChosen(null);
    if (!request) return;
    setErrorText(null);
    run(async () => {
      try {
        await call(handOverGrant, { id, version: request.version, to: to.usercode }, { quiet: true });
        notify(messages.handedOver(to.name));
        exit();
      } catch (error) {
        setErrorText(messages.notDone(failureText(failureOf(error), errors, 'glitch')));
      } finally {
        await invalidateGrants();
      }
    });
  };
  return (
    <Page title={messages.handOverTitle}>
      <ErrorNotice text={errorText} />
      <ApproverPicker without={taken} onChoose={setChosen} onRemove={() => setChosen(null)} />
      {chosen !== null && !isBusy && (
        <Dialog
          title={messages.handOverTo(chosen.name)}
          confirm={{ label: messages.handOverNow, onClick: () => handleConfirm(chosen) }}
          cancel={{ label: messages.keep, onClick: () => setChosen(null) }}
        >
          {messages.handOverLine}
        </Dialog>
      )}
    </Page>
  );
}
