import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import {
  agreementText,
  agreeRedemption,
  queryRedemption,
  withdrawRedemption,
} from '@/api/endpoints/agreement';
import { QueryView } from '@/flows/query-view/query-view';
import { agreementMessages } from '@/messages/agreements';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Dialog } from '@/ui/overlays/dialog';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { stepBack } from '@/ui/forms/step-back';
import { AgreementText } from '../components/agreement-text';
import { ConsentStatus, isInForce } from '../components/consent-status';
import { EndOfText } from '../components/end-of-text';
import { useOneAtATime } from '../one-at-a-time';
import styles from './redemption-agreement.module.css';

/** /settingAuth3: redeeming without password, to be read to its end, agreed to, or withdrawn from. */
export default function RedemptionAgreement() {
  const messages = useMessages(agreementMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const redemption = useEndpoint(queryRedemption, {});
  const { data: consent } = redemption;
  const [read, setRead] = useState<string | null>(null);
  const [asked, ask] = useState(false);
  const [busy, run] = useOneAtATime();
  const inForce = consent !== undefined && isInForce(consent);
  // What was kept of an older version can be read, and not agreed to.
  const isRead = read !== null && read === consent?.current;

  const agree = (version: string) =>
    run(async () => {
      try {
        await call(agreeRedemption, { version });
        notify(messages.agreedNow);
      } finally {
        // Refused where a newer version has come meanwhile: then that one is fetched.
        await invalidateRedemption();
      }
    });
  const withdraw = () => {
    ask(false);
    run(async () => {
      await call(withdrawRedemption, {});
      await invalidateRedemption();
      notify(messages.withdrawnNow);
    });
  };

  const foot = inForce ? (
    <Button block variant="outlined" busy={busy} onClick={() => ask(true)}>
      {messages.withdraw}
    </Button>
  ) : (
    <>
      <p className={styles.note} role="status">
        {isRead ? messages.wasRead : messages.readFirst}
      </p>
      <div className={styles.answers}>
        {isRead ? (
          <Button variant="outlined" className={styles.answer} onClick={() => stepBack(navigate)}>
            {messages.notNow}
          </Button>
        ) : (
          <Button variant="outlined" className={styles.answer} onClick={readOn}>
            {messages.readOn}
          </Button>
        )}
        <Button block disabled={!isRead} busy={busy} onClick={() => isRead && agree(read)}>
          {messages.agree}
        </Button>
      </div>
    </>
  );

  return (
    <Page title={titles['/settingAuth3']} foot={consent === undefined ? undefined : foot}>
      <QueryView
        query={redemption}
        title={messages.statusFailed}
        skeleton={
          <Card>
            <Skeleton label={messages.loading} bars={[20, 16]} />
          </Card>
        }
      >
        {(known) => <ConsentStatus consent={known} />}
      </QueryView>
      <AgreementText agreement="redemption" end={(version) => <End version={version} onRead={setRead} />} />
      {asked && (
        <Dialog
          title={messages.withdrawTitle}
          confirm={{ label: messages.withdraw, onClick: withdraw }}
          cancel={{ label: messages.keep, onClick: () => ask(false) }}
        >
          {messages.withdrawLine}
        </Dialog>
      )}
    </Page>
  );
}

/** Another version is another text, with an end of its own. */
function End({ version, onRead }: { version: string; onRead: (version: string) => void }) {
  const seen = useCallback(() => onRead(version), [version, onRead]);
  return <EndOfText key={version} onSeen={seen} />;
}

/** For those without a finger or a wheel: most of a screen further. */
function readOn(): void {
  window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'smooth' });
}

/** The person agreed, withdrew, or was told that there is a newer version. */
async function invalidateRedemption(): Promise<void> {
  await Promise.all([invalidate(queryRedemption), invalidate(agreementText, { agreement: 'redemption' })]);
}
