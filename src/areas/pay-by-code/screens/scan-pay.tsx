import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryMerchant } from '@/api/endpoints/payment-code';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { formatCoins, parseAmount, tenths, toWireMoney, type Tenths } from '@/domain/money';
import { isOpen } from '@/domain/payment/payment-attempt';
import { useSheets } from '@/flows/navigation/use-sheet';
import { useSuccessPage } from '@/flows/navigation/use-success-page';
import { DetailPage } from '@/flows/page/detail-page';
import { EmptyState } from '@/flows/page/empty-state';
import { merchantPayment, prepareScannedPayment } from '@/flows/payment/merchant-payment';
import { UnfinishedMerchantPayment } from '@/flows/payment/unfinished-merchant-payment';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { RequireAccount } from '@/flows/query-view/require-account';
import { amountRefusalText } from '@/messages/amount-refusal-text';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { AccountChoice } from '../components/account-choice';
import { AmountEntry } from '../components/amount-entry';
import { MerchantHead } from '../components/merchant-head';
import { MerchantSheet } from '../components/merchant-sheet';
import { Paid } from '../components/paid';
import { merchantAmountCleared, merchantAmountTyped, useMerchantAmount } from '../state/merchant-amount';

/** /scan-pay: the payment of a merchant whose code was scanned; `paid` is the bill entry of a payment and shows its result. */
export default function ScanPay() {
  const messages = useMessages(payByCodeMessages);
  const [search] = useSearchParams();
  const paidId = search.get('paid');
  const code = search.get('code') ?? '';
  const merchant = useEndpoint(queryMerchant, { code }, { enabled: code !== '' });
  const toScanner = { label: messages.toScanner, to: href('/qrcodeScan'), replace: true };
  if (paidId !== null) return <Paid key={paidId} id={paidId} nextPaymentHref={href('/qrcodeScan')} />;
  if (code === '')
    return (
      <Page title={messages.scanTitle}>
        <UnfinishedMerchantPayment />
        <EmptyState title={messages.noCode} description={messages.noCodeLine} action={toScanner} />
      </Page>
    );
  return (
    <DetailPage
      isWhole
      title={messages.scanTitle}
      query={merchant}
      failed={messages.merchantFailed}
      loading={messages.loading}
      bars={[88, 168, 64]}
      gone={{ title: messages.noMerchant, description: messages.noMerchantLine, action: toScanner }}
    >
      {(found) => (
        <RequireAccount title={messages.scanTitle}>
          <PaymentForm key={code} code={code} {...found} />
        </RequireAccount>
      )}
    </DetailPage>
  );
}

interface PaymentProps {
  code: string;
  merchant: string;
  place: string;
  /** Null where the merchant's code sets no amount. */
  money: Tenths | null;
}

function PaymentForm({ code, merchant, place, money }: PaymentProps) {
  const messages = useMessages(payByCodeMessages);
  const { step, open, close } = useSheets();
  const { data: user } = useCurrentUser();
  const [accountType, setAccountType] = useState<AccountType>(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const balance = useBalanceOf(accountType);
  const attempt = merchantPayment.useAttempt(user?.usercode ?? '');
  const storedAmount = useMerchantAmount();
  const typed = money !== null ? toWireMoney(money) : storedAmount.code === code ? storedAmount.money : '';
  const parsed = parseAmount(typed);
  const missing = parsed.ok && balance !== null ? Math.max(0, parsed.amount - balance) : 0;
  const validationError = !parsed.ok
    ? amountRefusalText(parsed.reason, messages)
    : missing > 0
      ? messages.short(formatCoins(tenths(missing)))
      : null;
  const request = attempt?.intent.content;
  const isThisPayment = request?.way === 'scanned' && request.body.code === code;
  const isOtherOpen = attempt !== null && !isThisPayment && isOpen(attempt);
  const handleSubmit = () => {
    setSubmitted(true);
    if (validationError !== null || !parsed.ok || user === undefined) return;
    prepareScannedPayment(user.usercode, { code, merchant, accountType, money: parsed.amount });
    open('confirm');
  };

  const isConfirming = step === 'confirm';
  // A payment in progress keeps the amount that was sent, whatever was typed since.
  const total = isThisPayment && attempt !== null ? attempt.intent.total : parsed.ok ? parsed.amount : null;
  useSuccessPage({
    attempt: isThisPayment ? attempt : null,
    addressOf: (id = '') => href('/scan-pay', { paid: id }),
    onLeave: merchantAmountCleared,
  });

  return (
    <Page
      title={messages.scanTitle}
      actionBar={
        <Button block busy={user === undefined} onClick={handleSubmit}>
          {validationError === null && parsed.ok ? messages.pay(formatCoins(parsed.amount)) : validationError}
        </Button>
      }
    >
      <UnfinishedMerchantPayment hidden={isConfirming} />
      <MerchantHead merchant={merchant} place={place} />
      <AmountEntry
        value={typed}
        isFixed={money !== null}
        validationError={isSubmitted || typed !== '' ? validationError : null}
        balanceAfter={parsed.ok && balance !== null && missing === 0 ? tenths(balance - parsed.amount) : null}
        isKeypadOpen={step === 'amount'}
        onType={(text) => merchantAmountTyped(code, text)}
        onOpen={() => open('amount')}
        onClose={close}
      />
      <Card>
        <AccountChoice accountType={accountType} onChoose={setAccountType} />
      </Card>
      {isConfirming && user !== undefined && total !== null && (isThisPayment || isOtherOpen) && (
        <MerchantSheet
          usercode={user.usercode}
          merchant={merchant}
          total={total}
          accountType={accountType}
          attempt={isThisPayment ? attempt : null}
          balance={balance}
          onClose={close}
        />
      )}
    </Page>
  );
}
