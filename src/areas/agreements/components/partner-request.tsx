import { useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { daysLater, fromMoment, toDay, toMoment } from '@/domain/business-time';
import type { Failure } from '@/domain/failure';
import { AgreementBox } from '@/flows/popups/agreement';
import { useWrite } from '@/flows/write/use-write';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Box, Inline } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { Caption } from '@/ui/text/text';
import { isAgreed, refuseAndReturn, returnWithKey, type ConsentRequest } from '../answer-partner';
import { authorizePartner } from '../endpoints/partner';
import { agreementMessages } from '../messages';
import { invalidateAuthorisations } from '../queries';
import { PartnerCard } from './partner-card';
import styles from './partner-request.module.css';

/** A partner's request with the person's own data; nothing is shared before the box is ticked and the button pressed. */
export function PartnerRequest({ request }: { request: ConsentRequest }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(agreementMessages);
  const errors = useMessages(errorMessages);
  const { partner } = request;
  const [ready, setReady] = useState(false);
  const [ticked, setTicked] = useState(false);
  const [highlighted, setHighlighted] = useState(false);
  const [noticeOpen, setNoticeOpen] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isReturning, run] = useSingleTask();
  const consent = useWrite(authorizePartner, { refresh: invalidateAuthorisations });
  const isBusy = consent.isBusy || isReturning;
  const errorText = consent.errorText ?? (failure === null ? null : failureText(failure, errors));
  const agreed = isAgreed(partner);
  const until = formatMoment(
    partner.agreed !== null && agreed
      ? partner.agreed.until
      : toMoment(fromMoment(daysLater(toDay(gatewayNow()), partner.days))),
    'date',
  );

  const handleAgree = () => {
    if (!agreed && !ticked) return setHighlighted(true);
    setFailure(null);
    const goBack = () => run(async () => setFailure(await returnWithKey(request)));
    if (agreed) goBack();
    else consent.send({ appId: partner.appId, redirectUrl: request.returnUrl }, goBack);
  };

  const actionBar = (
    <>
      <Caption marginBottom={2} textAlign="center">
        {agreed ? messages.goOnNote(partner.name) : messages.returnNote(partner.name)}
      </Caption>
      <Inline align="stretch">
        <Button
          variant="outlined"
          className={styles.refuse}
          disabled={isBusy}
          onClick={() => refuseAndReturn(request)}
        >
          {agreed ? messages.notGoOn : messages.refuse}
        </Button>
        <Button block disabled={!ready} busy={isBusy} onClick={handleAgree}>
          {agreed ? messages.goOn(partner.name) : messages.agreeAndReturn}
        </Button>
      </Inline>
    </>
  );

  return (
    <Page actionBar={actionBar}>
      {partner.agreed !== null && !agreed && (
        <Box marginBottom={3}>
          <NoticeBar tone="warning">
            {messages.formerOver(formatMoment(partner.agreed.until, 'date'))}
          </NoticeBar>
        </Box>
      )}
      <ErrorNotice text={errorText} />
      <PartnerCard partner={partner} agreed={agreed} onReady={setReady} />
      <div className={styles.terms}>
        <DescriptionList
          ruled
          rows={[
            [messages.use, partner.use],
            ...(agreed && partner.agreed !== null
              ? [[messages.since, formatMoment(partner.agreed.since, 'full')] as const]
              : []),
            [messages.lastsFor, messages.lastsUntil(partner.days, until)],
            [messages.takeBack, messages.takeBackWhere],
          ]}
        />
      </div>
      {!agreed && (
        <div className={styles.consent}>
          <AgreementBox
            label={`${messages.box}${messages.notice}`}
            ticked={ticked}
            highlighted={highlighted && !ticked}
            onToggle={() => setTicked(!ticked)}
          />
          <TextButton
            type="button"
            paddingX={2}
            flex="none"
            aria-label={messages.noticeOpen}
            onClick={() => setNoticeOpen(true)}
          >
            {messages.read}
          </TextButton>
        </div>
      )}
      {noticeOpen && (
        <Sheet title={messages.notice} onClose={() => setNoticeOpen(false)}>
          <ul className={styles.lines}>
            {messages.noticeLines(partner.name).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Sheet>
      )}
    </Page>
  );
}
