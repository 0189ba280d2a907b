import { Page } from '@/ui/layout/page';
import { AgreementText } from '../components/agreement-text';

/** /settingAuth2: the privacy policy, with or without a session. */
export default function PrivacyPolicy() {
  return (
    <Page>
      <AgreementText agreement="privacy" />
    </Page>
  );
}
