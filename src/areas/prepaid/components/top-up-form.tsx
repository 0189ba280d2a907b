import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { CouponSheet } from '@/flows/coupons/coupon-sheet';
import { pageStepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { useMessages } from '@/messages/language';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { focusField } from '@/ui/forms/focus-field';
import { TextButton } from '@/ui/forms/text-button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Dialog } from '@/ui/overlays/dialog';
import { Note } from '@/ui/text/text';
import { guardTitle } from '../guard-title';
import { phoneTopUpMessages } from '../messages';
import { groupedNumber } from '../rules/phone-number';
import { topUpChanged, topUpChosen, usePhoneTopUp } from '../state/phone-top-up';
import { useTopUpChoice } from '../use-top-up-choice';
import { useTopUpOrder } from '../use-top-up-order';
import { AmountCard } from './amount-card';
import { ChooseSheet } from './choose-sheet';
import { CouponRow } from './coupon-row';
import { FrequentCard } from './frequent-card';
import { NumberCard } from './number-card';
import { PriceActionBar } from './price-action-bar';

const fieldId = 'top-up-number';

interface TopUpFormProps {
  address: '/rechargeTel' | '/rechargeNewTel';
}

/** Number, amount and price on one page, or on the classic address on two: first the number, then the amount. */
export function TopUpForm({ address }: TopUpFormProps) {
  const messages = useMessages(phoneTopUpMessages);
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [search] = useSearchParams();
  const balance = useBalanceOf(0);
  const choice = useTopUpChoice();
  const stepsBack = pageStepsBackOf(state);
  const couponSheet = useSheet('coupon', { stepsBack });
  const numberSheet = useSheet('number', { stepsBack });
  const { isBusy, errorText, offReason, placeOrder, sheet } = useTopUpOrder(choice, address);
  const confirmedNumber = usePhoneTopUp((typed) => typed.confirmedNumber);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { number, problem, price, offer } = choice;
  const isClassic = address === '/rechargeTel';
  const isAmountPage = isClassic && search.has('amount') && problem === null;
  const warning = guardTitle(choice, messages);
  const toNumber = useExit(href(address), 1);
  const toAmount = () => void navigate(href(address, { amount: '1' }));
  const goOn = isClassic && !isAmountPage ? toAmount : placeOrder;

  const handleNumber = (digits: string) => {
    topUpChosen({ number: digits });
    setSubmitted(false);
  };
  const handleSubmit = () => {
    setSubmitted(true);
    if (problem !== null) return focusField(fieldId);
    if (warning !== null && confirmedNumber !== number) return setAsking(true);
    goOn();
  };
  const handleSure = () => {
    setAsking(false);
    topUpChanged({ confirmedNumber: number });
    goOn();
  };
  return (
    <Page
      action={
        <TextButton
          as={Link}
          to={href(address, { view: 'records' })}
          display="inline-flex"
          align="center"
          paddingX={3}
          tone="secondary"
          size="note"
          whiteSpace="nowrap"
        >
          {messages.records}
        </TextButton>
      }
      actionBar={
        isClassic && !isAmountPage ? (
          <Button block onClick={handleSubmit}>
            {messages.next}
          </Button>
        ) : (
          <PriceActionBar
            total={price?.total ?? null}
            face={offer?.face ?? 0}
            balance={balance}
            isBusy={isBusy}
            offReason={offReason}
            onSubmit={handleSubmit}
          />
        )
      }
    >
      <ErrorNotice text={errorText} />
      {isAmountPage ? (
        <Card
          title={groupedNumber(number)}
          aside={
            <TextButton type="button" marginY={-3} onClick={toNumber}>
              {messages.changeNumber}
            </TextButton>
          }
        >
          <Note>
            {choice.phone === null ? messages.rangeNote : messages.operators[choice.phone.operator]}
          </Note>
        </Card>
      ) : (
        <NumberCard
          fieldId={fieldId}
          choice={choice}
          isSubmitted={isSubmitted}
          onChange={handleNumber}
          onChoose={numberSheet.open}
        />
      )}
      {(!isClassic || isAmountPage) && (
        <>
          <AmountCard choice={choice} />
          <CouponRow choice={choice} onOpen={couponSheet.open} />
        </>
      )}
      {!isAmountPage && (
        <FrequentCard
          query={choice.numbers}
          editor={isClassic ? '/rechargeEdit' : '/rechargeNewEdit'}
          onChoose={handleNumber}
        />
      )}
      {numberSheet.isOpen && (
        <ChooseSheet
          query={choice.numbers}
          onChoose={(chosen) => {
            handleNumber(chosen);
            numberSheet.close();
          }}
          onClose={numberSheet.close}
        />
      )}
      {couponSheet.isOpen && offer !== null && (
        <CouponSheet
          coupons={choice.coupons}
          goods={offer.price}
          chosen={price?.coupon?.id ?? ''}
          onChoose={(coupon) => {
            topUpChosen({ coupon });
            couponSheet.close();
          }}
          onClose={couponSheet.close}
        />
      )}
      {isAsking && warning !== null && (
        <Dialog
          title={messages.sureTitle(groupedNumber(number))}
          confirm={{
            label: choice.likely === null ? messages.sureAgain : messages.sure,
            onClick: handleSure,
          }}
          cancel={{ label: messages.look, onClick: () => setAsking(false) }}
        >
          {warning}
        </Dialog>
      )}
      {sheet}
    </Page>
  );
}
