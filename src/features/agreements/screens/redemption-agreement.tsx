import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import { agreeRedemption, withdrawRedemption } from '@/api/endpoints/agreement';
import { Reading } from '@/flows/query-view/query-view';
import { agreementWords } from '@/messages/agreements';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { redemptionOutdated, useRedemption } from '@/queries/agreements';
import { noticed } from '@/state/notifications';
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
  const words = useWords(agreementWords);
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  const redemption = useRedemption();
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
        noticed(words.agreedNow);
      } finally {
        // Refused where a newer version has come meanwhile: then that one is fetched.
        await redemptionOutdated();
      }
    });
  const withdraw = () => {
    ask(false);
    run(async () => {
      await call(withdrawRedemption, {});
      await redemptionOutdated();
      noticed(words.withdrawnNow);
    });
  };

  const foot = inForce ? (
    <Button block look="outlined" busy={busy} onClick={() => ask(true)}>
      {words.withdraw}
    </Button>
  ) : (
    <>
      <p className={styles.note} role="status">
        {isRead ? words.wasRead : words.readFirst}
      </p>
      <div className={styles.answers}>
        {isRead ? (
          <Button look="outlined" className={styles.answer} onClick={() => stepBack(navigate)}>
            {words.notNow}
          </Button>
        ) : (
          <Button look="outlined" className={styles.answer} onClick={readOn}>
            {words.readOn}
          </Button>
        )}
        <Button block disabled={!isRead} busy={busy} onClick={() => isRead && agree(read)}>
          {words.agree}
        </Button>
      </div>
    </>
  );

  return (
    <Page title={titles['/settingAuth3']} foot={consent === undefined ? undefined : foot}>
      <Reading
        query={redemption}
        title={words.statusFailed}
        skeleton={
          <Card>
            <Skeleton label={words.loading} bars={[20, 16]} />
          </Card>
        }
      >
        {(known) => <ConsentStatus consent={known} />}
      </Reading>
      <AgreementText agreement="redemption" end={(version) => <End version={version} onRead={setRead} />} />
      {asked && (
        <Dialog
          title={words.withdrawTitle}
          confirm={{ label: words.withdraw, go: withdraw }}
          cancel={{ label: words.keep, go: () => ask(false) }}
        >
          {words.withdrawLine}
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
