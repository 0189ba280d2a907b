import { accountStates } from './accounts';
import { activationStates } from './activation';
import { activityStates } from './activities';
import { shippingAddressStates } from './addresses';
import { authorisationStates } from './agreements';
import { bookingFormStates } from './booking-forms';
import { bookingStates } from './bookings';
import { cashierStates } from './cashier';
import { socialTopUpStates } from './coin-top-up';
import { cardCodeStates } from './coin-top-up-cards';
import { familyPayStates } from './family-pay';
import { flashSaleStates } from './flash-sale';
import { grantStates } from './grants';
import { homeStates } from './home';
import { lifeStates } from './life';
import { mallStates } from './mall';
import { newsStates } from './news';
import { orderStates } from './orders';
import { ownAmountStates } from './own-amounts';
import { payByCodeStates } from './pay-by-code';
import { paymentSecurityStates } from './payment-security';
import { pointsStates } from './points';
import { cardStates } from './prepaid-cards';
import { phoneTopUpStates } from './prepaid-phone';
import { prizeStates } from './prizes';
import { quizStates } from './quiz';
import { redPacketStates } from './red-packets';
import { exitStates } from './redirects';
import { scanStates } from './scan';
import { searchStates } from './search';
import { secondHandStates } from './second-hand';
import { settingStates } from './settings';
import { shellStates } from './shell';
import { sheetStates } from './spreadsheets';
import type { ScreenState } from './state';
import { taxiRideStates } from './taxi';
import { tripStates } from './taxi-trips';
import { transferStates } from './transfers';
import { treasureStates } from './treasure';
import { yearReportStates } from './year-report';

/**
 * Every built screen in each state that looks different; every run opens the first state of an address, and the
 * matrix of looks opens all of them.
 */
export const screenStates: readonly ScreenState[] = [
  ...grantStates,
  ...homeStates,
  ...accountStates,
  ...transferStates,
  ...ownAmountStates,
  ...bookingFormStates,
  ...bookingStates,
  ...redPacketStates,
  ...payByCodeStates,
  ...phoneTopUpStates,
  ...pointsStates,
  ...cashierStates,
  ...cardStates,
  ...cardCodeStates,
  ...socialTopUpStates,
  ...scanStates,
  ...exitStates,
  ...settingStates,
  ...paymentSecurityStates,
  ...familyPayStates,
  ...sheetStates,
  ...authorisationStates,
  ...activationStates,
  ...shippingAddressStates,
  ...prizeStates,
  ...lifeStates,
  ...activityStates,
  ...mallStates,
  ...treasureStates,
  ...tripStates,
  ...taxiRideStates,
  ...secondHandStates,
  ...orderStates,
  ...quizStates,
  ...flashSaleStates,
  ...newsStates,
  ...searchStates,
  ...yearReportStates,
  ...shellStates,
];
