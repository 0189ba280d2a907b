import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { OrderPage } from '../components/order-page';
import { ThirdOrderPage } from '../components/third-order-page';
import { VoucherPage } from '../components/voucher-page';

/**
 * /order-newDetail and the classic /order-detail: the order `id`, without an id the newest one. The new page also shows the voucher
 * `voucher` and the order with a partner `third`.
 */
export default function OrderDetail() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isClassic = matchPath('/order-detail', pathname) !== null;
  const voucher = search.get('voucher');
  const third = search.get('third');
  if (!isClassic && voucher !== null) return <VoucherPage key={voucher} id={voucher} />;
  if (!isClassic && third !== null) return <ThirdOrderPage key={third} id={third} />;
  const id = search.get('id') ?? '';
  return <OrderPage key={id} id={id} isClassic={isClassic} />;
}
