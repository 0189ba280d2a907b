import type { Endpoint } from '../endpoint';
import * as account from './account';
import * as activity from './activity';
import * as agreement from './agreement';
import * as alerts from './alerts';
import * as appointment from './appointment';
import * as auth from './auth';
import * as bill from './bill';
import * as coupon from './coupon';
import * as directory from './directory';
import * as freePayment from './free-payment';
import * as giftHistory from './gift-history';
import * as goods from './goods';
import * as handOver from './transfer-target';
import * as home from './home';
import * as homeToday from './home-today';
import * as lapsing from './expiring';
import * as level from './level';
import * as member from './member';
import * as news from './news';
import * as partner from './partner';
import * as paymentAuthorisation from './payment-authorisation';
import * as paymentCode from './payment-code';
import * as popup from './popup';
import * as redPacket from './red-packet';
import * as search from './search';
import * as team from './team';
import * as transfer from './transfer';
import * as unifiedAccount from './unified-account';
import * as walletUser from './wallet-user';
import * as welfare from './welfare';

/** Every declared endpoint, for the mocked service, the tests and the generated page; the app itself imports single records. */
export const endpoints: readonly Endpoint[] = [
  auth,
  account,
  team,
  directory,
  transfer,
  giftHistory,
  appointment,
  bill,
  home,
  homeToday,
  handOver,
  lapsing,
  member,
  walletUser,
  freePayment,
  redPacket,
  welfare,
  popup,
  paymentAuthorisation,
  paymentCode,
  partner,
  agreement,
  alerts,
  unifiedAccount,
  news,
  level,
  coupon,
  activity,
  goods,
  search,
].flatMap((group) => Object.values<Endpoint>(group));
