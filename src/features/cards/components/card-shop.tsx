import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cardKinds } from '@/api/endpoints/card-order';
import { jdBeans } from '@/api/endpoints/jd-beans';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import { PayOrder } from '@/flows/checkout/pay-order';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { QueryView } from '@/flows/query-view/query-view';
import { cardMessages } from '@/messages/cards';
import { jdBeansMessages } from '@/messages/jd-beans';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ListHead } from '@/ui/lists/list-head';
import { useSheets } from '@/flows/navigation/use-sheet';
import { BeansRow } from './beans-row';
import { BeansSheet } from './beans-sheet';
import { BuySheet } from './buy-sheet';
import styles from './card-shop.module.css';
import { CardShelf } from './card-shelf';

/** The cards for sale, the beans that pay a part, and the payment of an order. */
export function CardShop() {
  const messages = useMessages(cardMessages);
  const beansMessages = useMessages(jdBeansMessages);
  const navigate = useNavigate();
  const { step, open, openInstead, close } = useSheets();
  const { data: user } = useCurrentUser();
  const balance = useBalanceOf(0);
  const kinds = useEndpoint(cardKinds, {}, { staleTime: 0, refetchOnWindowFocus: 'always' });
  const beans = useEndpoint(jdBeans, {}, { staleTime: 0 });
  const [placed, setPlaced] = useState('');
  const account = beans.data?.account ?? null;
  const unpaid = kinds.data?.open ?? null;
  const order = placed === '' ? (unpaid?.id ?? '') : placed;
  const chosen = kinds.data?.kinds.find(({ id }) => step === `buy-${id}`);
  const pay = (id: string, money: Tenths, goTo: (step: string) => void) => {
    setPlaced(id);
    // The cashier offers what coins alone cannot pay.
    if (balance === null || balance < money)
      void navigate(href('/checkStandOrderAndPay', { id }), { replace: goTo === openInstead });
    else goTo('pay');
  };
  return (
    <>
      <div className={styles.head}>
        <ListHead title={messages.shelf} aside={messages.validFor} />
      </div>
      <QueryView
        query={kinds}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={[92, 36]} />}
      >
        {({ kinds: offered }) => <CardShelf kinds={offered} onBuy={({ id }) => open(`buy-${id}`)} />}
      </QueryView>
      {unpaid !== null && step === null && (
        <div className={styles.notice}>
          <NoticeBar
            tone="warning"
            action={{ label: messages.payOpen, onClick: () => pay(unpaid.id, unpaid.money, open) }}
          >
            {messages.openOrder(unpaid.face, unpaid.payBefore.slice(11, 16))}
          </NoticeBar>
        </div>
      )}
      <QueryView
        query={beans}
        title={beansMessages.failed}
        skeleton={<Skeleton label={beansMessages.loading} bars={[56]} />}
      >
        {() => <BeansRow account={account} onOpen={() => open('beans')} />}
      </QueryView>
      {chosen !== undefined && (
        <BuySheet
          kind={chosen}
          beans={account?.beans ?? 0}
          onPlaced={(id, money) => pay(id, money, openInstead)}
          onClose={close}
        />
      )}
      {step === 'beans' && beans.data !== undefined && <BeansSheet account={account} onClose={close} />}
      {order !== '' && user !== undefined && (
        <PayOrder
          id={order}
          usercode={user.usercode}
          open={step === 'pay'}
          resultOf={(id) => href('/jdCardHome', { card: id, fresh: '1' })}
          onClose={close}
          onLeave={() => void kinds.refetch()}
        />
      )}
    </>
  );
}
