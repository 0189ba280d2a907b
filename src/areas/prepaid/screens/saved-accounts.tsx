import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { AccountBook } from '../components/account-book';
import { AccountEditor } from '../components/account-editor';

/**
 * /rechargeNewEdit lists the saved numbers and changes them in a sheet, /rechargeEdit on a page of its own. `edit` names the one to change, or is
 * `new` to add one.
 */
export default function SavedAccounts() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const address = matchPath('/rechargeEdit', pathname) === null ? '/rechargeNewEdit' : '/rechargeEdit';
  const id = search.get('edit');
  const editor = id !== null && <AccountEditor key={id} id={id} address={address} />;
  if (address === '/rechargeEdit' && editor !== false) return editor;
  return (
    <>
      <AccountBook address={address} />
      {editor}
    </>
  );
}
