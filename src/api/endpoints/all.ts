import type { Endpoint } from '../endpoint';
import * as account from './account';
import * as bill from './bill';
import * as directory from './directory';
import * as home from './home';
import * as transfer from './transfer';

/** Every declared endpoint, for the mocked service, the tests and the generated page; the app itself imports single records. */
export const endpoints: readonly Endpoint[] = [account, directory, transfer, bill, home].flatMap((group) =>
  Object.values<Endpoint>(group),
);
