import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DetailPage } from '@/flows/page/detail-page';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { invalidatePaymentGuard } from '@/queries/payment';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { stepBack } from '@/ui/forms/step-back';
import { Inline } from '@/ui/layout/box';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Caption } from '@/ui/text/text';
import { AgreementText } from '../components/agreement-text';
import { ConsentStatus, isInForce } from '../components/consent-status';
import { EndOfText } from '../components/end-of-text';
import { ExchangeScene } from '../components/exchange-scene';
import { agreementText, agreeRedemption, queryRedemption, withdrawRedemption } from '../endpoints/agreement';
import { agreementMessages } from '../messages';
import styles from './redemption-agreement.module.css';

/** /settingAuth3: the agreement on redeeming without a password. It must be read to its end before it can be agreed to. */
export default function RedemptionAgreement() {
  const messages = useMessages(agreementMessages);
  const navigate = useNavigate();
  const redemption = useEndpoint(queryRedemption, {});
  const { data: consent } = redemption;
  const [readVersion, setReadVersion] = useState<string | null>(null);
  // The gateway refuses an outdated version; what is read again then brings the newer one.
  const options = { refresh: invalidateRedemption, shownAs: 'toast' } as const;
  const agreeing = useWrite(agreeRedemption, options);
  const withdrawing = useWrite(withdrawRedemption, options);
  const inForce = consent !== undefined && isInForce(consent);
  // A stored text of an older version can be read, but not agreed to.
  const isRead = readVersion !== null && readVersion === consent?.current;

  const handleAgree = (version: string) => agreeing.send({ version }, () => notify(messages.agreedNow));
  const handleWithdraw = () => withdrawing.send({}, () => notify(messages.withdrawnNow));

  const actionBar = inForce ? (
    <ConfirmedButton
      block
      label={messages.withdraw}
      keepLabel={messages.keep}
      title={messages.withdrawTitle}
      variant="outlined"
      busy={withdrawing.isBusy}
      onConfirm={handleWithdraw}
    >
      {messages.withdrawLine}
    </ConfirmedButton>
  ) : (
    <>
      <Caption marginBottom={2} textAlign="center" role="status">
        {isRead ? messages.wasRead : messages.readFirst}
      </Caption>
      <Inline align="stretch">
        {/* Two elements, so that a key pressed once more to read on does not leave the page. */}
        {isRead ? (
          <Button
            key="not-now"
            variant="outlined"
            className={styles.answer}
            onClick={() => stepBack(navigate)}
          >
            {messages.notNow}
          </Button>
        ) : (
          <Button key="read-on" variant="outlined" className={styles.answer} onClick={scrollOn}>
            {messages.readOn}
          </Button>
        )}
        <Button
          block
          disabled={!isRead}
          busy={agreeing.isBusy}
          onClick={() => isRead && handleAgree(readVersion)}
        >
          {messages.agree}
        </Button>
      </Inline>
    </>
  );
  return (
    <DetailPage
      actionBar={consent !== undefined && actionBar}
      query={redemption}
      failed={messages.statusFailed}
      loading={messages.loading}
      bars={[68]}
      after={
        <AgreementText
          agreement="redemption"
          end={(version) => <End version={version} onRead={setReadVersion} />}
        />
      }
    >
      {(known) => (
        <>
          <ConsentStatus consent={known} />
          {isInForce(known) && <ExchangeScene />}
        </>
      )}
    </DetailPage>
  );
}

/** Remounted for each version, so that every version has to be read to its end. */
function End({ version, onRead }: { version: string; onRead: (version: string) => void }) {
  const handleSeen = useCallback(() => onRead(version), [version, onRead]);
  return <EndOfText key={version} onSeen={handleSeen} />;
}

/** Scrolls by most of a screen, for people who use neither touch nor a mouse wheel. */
function scrollOn(): void {
  window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'smooth' });
}

/** Refetches the status, the text and what goes without the password after consent, withdrawal, or a refusal because of a newer version. */
async function invalidateRedemption(): Promise<void> {
  await Promise.all([
    invalidate(queryRedemption),
    invalidate(agreementText, { agreement: 'redemption' }),
    invalidatePaymentGuard(),
  ]);
}
