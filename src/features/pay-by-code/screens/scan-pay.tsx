import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { queryMerchant } from '@/api/endpoints/payment-code';
import type { AccountType } from '@/domain/account';
import { formatCoins, parseAmount, tenths, toWireMoney, type Tenths } from '@/domain/money';
import { href } from '@/domain/href';
import { isOpen } from '@/domain/payment/payment-attempt';
import { QueryView } from '@/flows/query-view/query-view';
import { merchantPayment, prepareScannedPayment } from '@/flows/payment/merchant-payment';
import { UnfinishedMerchantPayment } from '@/flows/payment/unfinished-merchant-payment';
import { useSuccessPage } from '@/flows/payment/use-success-page';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { merchantAmountForgotten, merchantAmountTyped, useMerchantAmount } from '@/state/merchant-amount';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Illustration } from '@/ui/feedback/illustration';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { AccountChoice } from '../components/account-choice';
import { AmountEntry } from '../components/amount-entry';
import { MerchantHead } from '../components/merchant-head';
import { MerchantSheet } from '../components/merchant-sheet';
import { NeedsAccount } from '../components/needs-account';
import { Paid } from '../components/paid';
import { useBalanceOf } from '../use-balance-of';

/** /scan-pay: a merchant's code was scanned; who, how much, from where, then the payment. `paid` shows what was paid. */
export default function ScanPay() {
  const messages = useMessages(payByCodeMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const paid = search.get('paid');
  const code = search.get('code') ?? '';
  const merchant = useEndpoint(queryMerchant, { code }, { enabled: code !== '' });
  const scan = {
    label: messages.toScanner,
    onClick: () => void navigate(href('/qrcodeScan'), { replace: true }),
  };
  if (paid !== null) return <Paid key={paid} id={paid} again={href('/qrcodeScan')} />;
  if (code === '')
    return (
      <Page title={messages.scanTitle}>
        <UnfinishedMerchantPayment />
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.noCode}
          description={messages.noCodeLine}
          action={scan}
        />
      </Page>
    );
  if (merchant.data === undefined || merchant.data === null)
    return (
      <Page title={messages.scanTitle}>
        <QueryView
          query={merchant}
          title={messages.merchantFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[88, 168, 64]} />}
        >
          {() => (
            <ResultState
              art={<Illustration variant="search" />}
              title={messages.noMerchant}
              description={messages.noMerchantLine}
              action={scan}
            />
          )}
        </QueryView>
      </Page>
    );
  return (
    <NeedsAccount title={messages.scanTitle}>
      <Payment key={code} code={code} {...merchant.data} />
    </NeedsAccount>
  );
}

interface PaymentProps {
  code: string;
  merchant: string;
  place: string;
  /** Where the merchant's code names it. */
  money: Tenths | null;
}

function Payment({ code, merchant, place, money }: PaymentProps) {
  const messages = useMessages(payByCodeMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const { data: user } = useCurrentUser();
  const [accountType, pay] = useState<AccountType>(0);
  const [asked, setAsked] = useState(false);
  const balance = useBalanceOf(accountType);
  const attempt = merchantPayment.useAttempt(user?.usercode ?? '');
  const typedFor = useMerchantAmount();
  const typed = money !== null ? toWireMoney(money) : typedFor.code === code ? typedFor.money : '';
  const parsed = parseAmount(typed);
  const missing = parsed.ok && balance !== null ? Math.max(0, parsed.amount - balance) : 0;
  const validationError = !parsed.ok
    ? messages.validationErrors[parsed.reason]
    : missing > 0
      ? messages.short(formatCoins(tenths(missing)))
      : null;
  const request = attempt?.intent.content;
  const isThis = request?.way === 'scanned' && request.body.code === code;
  const isElseOpen = attempt !== null && !isThis && isOpen(attempt);
  const step = search.get('step');
  const close = () =>
    void (isSheetHistoryState(location.state)
      ? navigate(-1)
      : navigate(href('/scan-pay', { code }), { replace: true }));
  const send = () => {
    setAsked(true);
    if (validationError !== null || !parsed.ok || user === undefined) return;
    prepareScannedPayment(user.usercode, { code, merchant, accountType, money: parsed.amount });
    void navigate(href('/scan-pay', { code, step: 'confirm' }), { state: sheetHistoryState });
  };

  const confirming = step === 'confirm';
  // What is under way is what was sent, whatever was typed since.
  const total = isThis && attempt !== null ? attempt.intent.total : parsed.ok ? parsed.amount : null;
  useSuccessPage({
    attempt: isThis ? attempt : null,
    isConfirming: confirming,
    addressOf: (id = '') => href('/scan-pay', { paid: id }),
    onLeave: merchantAmountForgotten,
  });

  return (
    <Page
      title={messages.scanTitle}
      foot={
        <Button block busy={user === undefined} onClick={send}>
          {validationError === null && parsed.ok ? messages.pay(formatCoins(parsed.amount)) : validationError}
        </Button>
      }
    >
      <UnfinishedMerchantPayment hidden={confirming} />
      <MerchantHead merchant={merchant} place={place} />
      <AmountEntry
        value={typed}
        fixed={money !== null}
        validationError={asked || typed !== '' ? validationError : null}
        left={parsed.ok && balance !== null && missing === 0 ? tenths(balance - parsed.amount) : null}
        typing={step === 'amount'}
        onType={(text) => merchantAmountTyped(code, text)}
        onOpen={() =>
          void navigate(href('/scan-pay', { code, step: 'amount' }), { state: sheetHistoryState })
        }
        onClose={close}
      />
      <Card>
        <AccountChoice accountType={accountType} onChoose={pay} />
      </Card>
      {confirming && user !== undefined && total !== null && (isThis || isElseOpen) && (
        <MerchantSheet
          usercode={user.usercode}
          merchant={merchant}
          total={total}
          accountType={accountType}
          attempt={isThis ? attempt : null}
          balance={balance}
          onClose={close}
        />
      )}
    </Page>
  );
}
