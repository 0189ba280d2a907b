import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { useMessages } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { accountApplyMessages } from '../messages';
import { applicationDrafted } from '../state';
import { ApproverPicker } from './approver-picker';

/** Chooses who decides about an application, among those who may; a tap chooses and goes back. */
export function ChooseApprover() {
  const messages = useMessages(accountApplyMessages);
  const exit = useExit(href('/AccountApplyH5', { view: 'form' }));
  return (
    <Page title={messages.chooseApprover}>
      <ApproverPicker
        onChoose={({ usercode, name }) => {
          applicationDrafted({ approver: { usercode, name } });
          exit();
        }}
        onRemove={exit}
      />
    </Page>
  );
}
