import { jdBeans } from '@/api/endpoints/jd-beans';
import { cardPlacing } from '@/areas/prepaid/card-placing';
import { cardKinds } from '@/areas/prepaid/endpoints/card-order';
import { cardMessages, jdBeansMessages } from '@/areas/prepaid/messages';
import { href } from '@/domain/href';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { useSheets } from '@/flows/navigation/use-sheet';
import { QueryView } from '@/flows/query-view/query-view';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box } from '@/ui/layout/box';
import { ListHead } from '@/ui/lists/list-head';
import { BeansRow } from './beans-row';
import { BeansSheet } from './beans-sheet';
import { BuySheet } from './buy-sheet';
import { CardSection } from './card-section';
import styles from './card-shop.module.css';

/** The cards for sale, the beans that pay a part, and the payment of an order. */
export function CardShop() {
  const formatMoment = useFormatMoment();
  const messages = useMessages(cardMessages);
  const beansMessages = useMessages(jdBeansMessages);
  const { step, open, close } = useSheets();
  const kinds = useEndpoint(cardKinds, {}, { staleTime: 0, refetchOnWindowFocus: 'always' });
  const beans = useEndpoint(jdBeans, {}, { staleTime: 0 });
  const account = beans.data?.account ?? null;
  const unpaid = kinds.data?.open ?? null;
  // An order holds its card and its beans, and a refusal tells that price, stock or beans have changed.
  const refresh = () => Promise.all([invalidate(cardKinds), invalidate(jdBeans)]);
  const checkout = useCheckout({
    place: cardPlacing,
    refresh,
    order: unpaid?.id ?? '',
    resultOf: (id) => href('/jdCardHome', { card: id, fresh: '1' }),
    onLeave: () => void kinds.refetch(),
  });
  const chosen = kinds.data?.kinds.find(({ id }) => step === `buy-${id}`);
  return (
    <>
      <div className={styles.head}>
        <ListHead title={messages.buySection} aside={messages.validFor} />
      </div>
      <QueryView
        query={kinds}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={[92, 36]} />}
      >
        {({ kinds: offered }) => (
          <CardSection
            kinds={offered}
            onBuy={({ id }) => {
              checkout.clear();
              open(`buy-${id}`);
            }}
          />
        )}
      </QueryView>
      {unpaid !== null && step === null && (
        <Box marginBottom={3}>
          <NoticeBar
            tone="warning"
            action={{
              label: messages.payOpen,
              onClick: () => checkout.pay(unpaid.id, unpaid.money),
            }}
          >
            {messages.openOrder(unpaid.face, formatMoment(unpaid.payBefore, 'clock'))}
          </NoticeBar>
        </Box>
      )}
      <QueryView
        query={beans}
        title={beansMessages.failed}
        skeleton={<Skeleton label={beansMessages.loading} bars={[56]} />}
      >
        {() => <BeansRow account={account} onOpen={() => open('beans')} />}
      </QueryView>
      {chosen !== undefined && (
        <BuySheet kind={chosen} beans={account?.beans ?? 0} checkout={checkout} onClose={close} />
      )}
      {step === 'beans' && beans.data !== undefined && <BeansSheet account={account} onClose={close} />}
      {checkout.sheet}
    </>
  );
}
