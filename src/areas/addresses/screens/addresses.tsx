import { useSearchParams } from 'react-router-dom';
import { AddressBook } from '../components/address-book';
import { AddressEditor } from '../components/address-editor';

/**
 * /addressInformation: the shipping addresses; with `for` one of them is chosen for what is being ordered. `edit` names the one to edit, or is
 * `new` to add one.
 */
export default function Addresses() {
  const [search] = useSearchParams();
  const id = search.get('edit');
  return id === null ? <AddressBook /> : <AddressEditor key={id} id={id} />;
}
