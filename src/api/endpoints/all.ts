import type { Endpoint } from '../endpoint';
import * as account from './account';
import * as auth from './auth';
import * as bill from './bill';
import * as directory from './directory';
import * as handOver from './hand-over';
import * as home from './home';
import * as member from './member';
import * as popup from './popup';
import * as transfer from './transfer';

/** Every declared endpoint, for the mocked service, the tests and the generated page; the app itself imports single records. */
export const endpoints: readonly Endpoint[] = [
  auth,
  account,
  directory,
  transfer,
  bill,
  home,
  handOver,
  member,
  popup,
].flatMap((group) => Object.values<Endpoint>(group));
