import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { AgreementText } from '../components/agreement-text';

/** /settingAuth2: the privacy policy, for anybody, with or without a session. */
export default function PrivacyPolicy() {
  const titles = useMessages(titleMessages);
  return (
    <Page title={titles['/settingAuth2']}>
      <AgreementText agreement="privacy" />
    </Page>
  );
}
