import { grantContext } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { ColleaguePicker } from '@/flows/choose-colleagues/colleague-picker';
import { useExit } from '@/flows/payment/proof/history-state';
import { QueryView } from '@/flows/query-view/query-view';
import { accountApplyMessages } from '@/messages/account-apply';
import { useMessages } from '@/messages/language';
import { transferMessages } from '@/messages/transfers';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { useEndpoint } from '@/queries/endpoint';
import { applicationDrafted } from '@/state/apply-draft';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';

/** Chooses who decides about an application, among those who may; a tap chooses and goes back. */
export function ChooseApprover() {
  const messages = useMessages(accountApplyMessages);
  const transfer = useMessages(transferMessages);
  const exit = useExit(href('/AccountApplyH5', { view: 'form' }));
  const { data: user } = useCurrentUser();
  const directory = useDirectory();
  const context = useEndpoint(grantContext, {});
  const approvers = context.data?.approvers ?? [];
  return (
    <Page title={messages.chooseApprover}>
      <QueryView
        query={context.data === undefined ? context : directory}
        title={transfer.directoryFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={transfer.loadingDirectory} bars={[44, 44, 64, 64, 64]} />}
      >
        {() => (
          <ColleaguePicker
            people={(directory.data?.people ?? []).filter(({ usercode }) => approvers.includes(usercode))}
            ownUsercode={user?.usercode ?? ''}
            chosen={[]}
            most={1}
            onAdd={({ usercode, name }) => {
              applicationDrafted({ approver: { usercode, name } });
              exit();
            }}
            onRemove={() => exit()}
          />
        )}
      </QueryView>
    </Page>
  );
}
