import type { Endpoint } from '../endpoint';
import * as account from './account';
import * as agreement from './agreement';
import * as alerts from './alerts';
import * as appointment from './appointment';
import * as auth from './auth';
import * as bill from './bill';
import * as directory from './directory';
import * as freePayment from './free-payment';
import * as handOver from './hand-over';
import * as home from './home';
import * as lapsing from './lapsing';
import * as member from './member';
import * as partner from './partner';
import * as paymentAuthorisation from './payment-authorisation';
import * as popup from './popup';
import * as redPacket from './red-packet';
import * as transfer from './transfer';
import * as unifiedAccount from './unified-account';
import * as walletUser from './wallet-user';
import * as welfare from './welfare';

/** Every declared endpoint, for the mocked service, the tests and the generated page; the app itself imports single records. */
export const endpoints: readonly Endpoint[] = [
  auth,
  account,
  directory,
  transfer,
  appointment,
  bill,
  home,
  handOver,
  lapsing,
  member,
  walletUser,
  freePayment,
  redPacket,
  welfare,
  popup,
  paymentAuthorisation,
  partner,
  agreement,
  alerts,
  unifiedAccount,
].flatMap((group) => Object.values<Endpoint>(group));
