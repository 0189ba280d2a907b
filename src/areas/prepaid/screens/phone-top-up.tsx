import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { TopUpForm } from '../components/top-up-form';
import { TopUpRecords } from '../components/top-up-records';
import { TopUpResult } from '../components/top-up-result';

/**
 * /rechargeNewTel tops up a phone on one page, /rechargeTel step by step. `order` names a top-up whose result is shown, and `view=records` shows
 * all of them.
 */
export default function PhoneTopUp() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const address = matchPath('/rechargeTel', pathname) === null ? '/rechargeNewTel' : '/rechargeTel';
  const order = search.get('order');
  if (order !== null && order !== '') return <TopUpResult key={order} id={order} address={address} />;
  if (search.get('view') === 'records') return <TopUpRecords address={address} />;
  return <TopUpForm address={address} />;
}
