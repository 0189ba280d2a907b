import { useNavigate } from 'react-router-dom';
import { secKillingOrderList } from '@/api/endpoints/flash-sale';
import { href } from '@/domain/href';
import { OrderListPage } from '@/flows/orders/order-list-page';
import { useMessages } from '@/messages/language';
import { flashSaleMessages } from '../messages';

/** /secKillingOrderList: the orders of the flash sale, newest first, of the group that the address names as `state`. */
export default function FlashOrders() {
  const { toHome, again } = useMessages(flashSaleMessages);
  const navigate = useNavigate();
  const to = href('/secKillingHome');
  return (
    <OrderListPage
      endpoint={secKillingOrderList}
      page="/secKillingOrderDetail"
      toGoods={{ label: toHome, to }}
      again={{ label: again, onClick: () => void navigate(to) }}
    />
  );
}
