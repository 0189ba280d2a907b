import * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import * as account from '@/api/endpoints/account';
import * as activity from '@/api/endpoints/activity';
import * as agreement from '@/api/endpoints/agreement';
import * as alerts from '@/api/endpoints/alerts';
import * as appointment from '@/api/endpoints/appointment';
import * as auth from '@/api/endpoints/auth';
import * as bill from '@/api/endpoints/bill';
import * as coupon from '@/api/endpoints/coupon';
import * as directory from '@/api/endpoints/directory';
import * as giftHistory from '@/api/endpoints/gift-history';
import * as handOver from '@/api/endpoints/transfer-target';
import * as freePayment from '@/api/endpoints/free-payment';
import * as goods from '@/api/endpoints/goods';
import * as home from '@/api/endpoints/home';
import * as level from '@/api/endpoints/level';
import * as homeToday from '@/api/endpoints/home-today';
import * as news from '@/api/endpoints/news';
import * as partner from '@/api/endpoints/partner';
import * as paymentAuthorisation from '@/api/endpoints/payment-authorisation';
import * as paymentCode from '@/api/endpoints/payment-code';
import * as popup from '@/api/endpoints/popup';
import * as redPacket from '@/api/endpoints/red-packet';
import * as search from '@/api/endpoints/search';
import * as lapsing from '@/api/endpoints/expiring';
import * as member from '@/api/endpoints/member';
import * as team from '@/api/endpoints/team';
import * as transfer from '@/api/endpoints/transfer';
import * as unifiedAccount from '@/api/endpoints/unified-account';
import * as walletUser from '@/api/endpoints/wallet-user';
import * as welfare from '@/api/endpoints/welfare';
import { accountInfo, queryUserInfo, walletBalance } from '@/mocks/accounts/account-handlers';
import {
  agreementText,
  agreeRedemption,
  queryRedemption,
  withdrawRedemption,
} from '@/mocks/agreements/agreement-handlers';
import {
  activateAccount,
  confirmAlert,
  queryAlertInfo,
  sendAlertMsg,
  unifiedConfirmAlert,
  unifiedQueryAlertInfo,
  unifiedSendCodes,
} from '@/mocks/activation/alerts-handlers';
import {
  appointmentTags,
  appointmentDays,
  appointmentList,
  appointmentDetail,
  appointmentRuns,
  appointmentCreate,
  appointmentUpdate,
  appointmentCancel,
  appointmentPayAgain,
} from '@/mocks/bookings/appointment-handlers';
import {
  keyToToken,
  nickname,
  socialSignature,
  staffBindingCheck,
  tokenToKey,
} from '@/mocks/session/auth-handlers';
import {
  getCurrentBill,
  queryBillEntry,
  queryBillMonths,
  queryBillParties,
} from '@/mocks/accounts/bill-handlers';
import { freeSave, freeSelect, freeVerify } from '@/mocks/payment-security/free-payment-handlers';
import {
  animationSet,
  getAdd,
  iconStatusCheck,
  queryAnimationSet,
  queryUserDetail,
} from '@/mocks/home/home-today-handlers';
import {
  cancelPaymentCode,
  paymentCode as issueCode,
  payPaymentCode,
  queryMerchant,
  queryPaymentCode,
  scanPay,
} from '@/mocks/pay-by-code/payment-code-handlers';
import { queryDirectory } from '@/mocks/people/directory-handlers';
import { queryGiftHistory } from '@/mocks/transfers/gift-history-handlers';
import { transferTarget } from '@/mocks/exits/transfer-target-handlers';
import type { Handler, Reply } from './handler';
import {
  balance,
  getNew,
  getTinyUrl,
  hotWordList,
  queryUserExpireStatistics,
} from '@/mocks/home/home-handlers';
import { queryUserExpireDetail } from '@/mocks/accounts/expiring-handlers';
import {
  activityList,
  getCouponList,
  goodsList,
  queryLevel,
  secKillingList,
} from '@/mocks/life/life-handlers';
import { mine } from '@/mocks/people/member-handlers';
import { articleDetail, articleList } from '@/mocks/news/news-handlers';
import { authorizePartner, queryPartner } from '@/mocks/agreements/partner-handlers';
import {
  cannelPayment,
  checkMobile,
  modifyPaymentAuth,
  paymentBinding,
  queryPayment,
  queryPaymentList,
  sendMsg,
} from '@/mocks/agreements/payment-authorisation-handlers';
import {
  getAnimationPopWindow,
  getPopWin,
  getPopWindow,
  grant,
  popupAck,
  popupDetail,
  popupList,
  recordPopLog,
  savePopRecord,
} from '@/mocks/popups/popups-handlers';
import {
  redPacketDetail,
  redPacketOpen,
  redPacketRecords,
  redPacketThank,
} from '@/mocks/red-packets/red-packet-handlers';
import { queryIncentivePeriod, queryTeamThanks } from '@/mocks/accounts/team-handlers';
import { search as searchAll } from '@/mocks/search/search-handlers';
import {
  batchTransfer,
  queryByIdempotencyKey,
  queryGiftedColleagues,
  queryRewardTags,
  queryTransfer,
  rewardEvaluate,
} from '@/mocks/transfers/transfer-handlers';
import {
  checkCaptcha,
  checkPassword,
  queryPayType,
  sendCaptcha,
  updatePassword,
  updatePaymentLimit,
} from '@/mocks/payment-security/wallet-user-handlers';
import { queryWelfareData } from '@/mocks/guide-and-reports/welfare-handlers';
import type { Caller } from './identity';
import type { MockState } from './state';

/** A body that passed its schema, ready to be carried out. */
export type Deed = (state: MockState, caller: Caller, key: string | null, now: number) => Reply<unknown>;

/** An endpoint with the handler that answers it; a body that does not fit its schema gives null. */
export interface Served {
  endpoint: Endpoint;
  read: (body: unknown) => Deed | null;
}

function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Served {
  return {
    endpoint,
    read: (given) => {
      const checked = v.safeParse(endpoint.body, given);
      if (!checked.success) return null;
      const body = checked.output as v.InferOutput<E['body']>;
      return (state, caller, key, now) => handler(state, { ...caller, body, key }, now);
    },
  };
}

/** Exactly one line for each declared endpoint. */
export const registry: readonly Served[] = [
  serve(auth.staffBindingCheck, staffBindingCheck),
  serve(auth.tokenToKey, tokenToKey),
  serve(auth.keyToToken, keyToToken),
  serve(auth.nickname, nickname),
  serve(auth.socialSignature, socialSignature),
  serve(account.accountInfo, accountInfo),
  serve(account.walletBalance, walletBalance),
  serve(account.queryUserInfo, queryUserInfo),
  serve(team.queryIncentivePeriod, queryIncentivePeriod),
  serve(team.queryTeamThanks, queryTeamThanks),
  serve(directory.queryDirectory, queryDirectory),
  serve(transfer.batchTransfer, batchTransfer),
  serve(transfer.queryTransfer, queryTransfer),
  serve(transfer.rewardEvaluate, rewardEvaluate),
  serve(transfer.queryRewardTags, queryRewardTags),
  serve(transfer.queryGiftedColleagues, queryGiftedColleagues),
  serve(giftHistory.queryGiftHistory, queryGiftHistory),
  serve(transfer.queryByIdempotencyKey, queryByIdempotencyKey),
  serve(redPacket.redPacketRecords, redPacketRecords),
  serve(redPacket.redPacketDetail, redPacketDetail),
  serve(redPacket.redPacketOpen, redPacketOpen),
  serve(redPacket.redPacketThank, redPacketThank),
  serve(welfare.queryWelfareData, queryWelfareData),
  serve(bill.getCurrentBill, getCurrentBill),
  serve(bill.queryBillMonths, queryBillMonths),
  serve(bill.queryBillEntry, queryBillEntry),
  serve(bill.queryBillParties, queryBillParties),
  serve(home.queryUserExpireStatistics, queryUserExpireStatistics),
  serve(lapsing.queryUserExpireDetail, queryUserExpireDetail),
  serve(home.balance, balance),
  serve(home.getNew, getNew),
  serve(home.hotWordList, hotWordList),
  serve(search.search, searchAll),
  serve(home.getTinyUrl, getTinyUrl),
  serve(handOver.transferTarget, transferTarget),
  serve(popup.popupList, popupList),
  serve(popup.popupDetail, popupDetail),
  serve(popup.popupAck, popupAck),
  serve(popup.grant, grant),
  serve(popup.getPopWindow, getPopWindow),
  serve(popup.recordPopLog, recordPopLog),
  serve(popup.getPopWin, getPopWin),
  serve(popup.getAnimationPopWindow, getAnimationPopWindow),
  serve(popup.savePopRecord, savePopRecord),
  serve(paymentAuthorisation.queryPaymentList, queryPaymentList),
  serve(paymentAuthorisation.queryPayment, queryPayment),
  serve(paymentAuthorisation.cannelPayment, cannelPayment),
  serve(paymentAuthorisation.modifyPaymentAuth, modifyPaymentAuth),
  serve(paymentAuthorisation.checkMobile, checkMobile),
  serve(paymentAuthorisation.sendMsg, sendMsg),
  serve(paymentAuthorisation.paymentBinding, paymentBinding),
  serve(partner.queryPartner, queryPartner),
  serve(partner.authorizePartner, authorizePartner),
  serve(agreement.agreementText, agreementText),
  serve(agreement.queryRedemption, queryRedemption),
  serve(agreement.agreeRedemption, agreeRedemption),
  serve(agreement.withdrawRedemption, withdrawRedemption),
  serve(member.mine, mine),
  serve(alerts.queryAlertInfo, queryAlertInfo),
  serve(alerts.confirmAlert, confirmAlert),
  serve(alerts.sendAlertMsg, sendAlertMsg),
  serve(alerts.activateAccount, activateAccount),
  serve(alerts.queryAlertInfoV2, queryAlertInfo),
  serve(alerts.confirmAlertV2, confirmAlert),
  serve(alerts.activateAccountV2, activateAccount),
  serve(unifiedAccount.unifiedQueryAlertInfo, unifiedQueryAlertInfo),
  serve(unifiedAccount.unifiedConfirmAlert, unifiedConfirmAlert),
  serve(unifiedAccount.unifiedSendCodes, unifiedSendCodes),
  serve(walletUser.queryPayType, queryPayType),
  serve(walletUser.checkPassword, checkPassword),
  serve(walletUser.sendCaptcha, sendCaptcha),
  serve(walletUser.checkCaptcha, checkCaptcha),
  serve(walletUser.updatePassword, updatePassword),
  serve(walletUser.updatePaymentLimit, updatePaymentLimit),
  serve(homeToday.iconStatusCheck, iconStatusCheck),
  serve(homeToday.queryUserDetail, queryUserDetail),
  serve(homeToday.queryAnimationSet, queryAnimationSet),
  serve(homeToday.animationSet, animationSet),
  serve(homeToday.getAdd, getAdd),
  serve(paymentCode.paymentCode, issueCode),
  serve(paymentCode.queryPaymentCode, queryPaymentCode),
  serve(paymentCode.payPaymentCode, payPaymentCode),
  serve(paymentCode.cancelPaymentCode, cancelPaymentCode),
  serve(paymentCode.queryMerchant, queryMerchant),
  serve(paymentCode.scanPay, scanPay),
  serve(freePayment.freeSelect, freeSelect),
  serve(freePayment.freeVerify, freeVerify),
  serve(freePayment.freeSave, freeSave),
  serve(news.articleList, articleList),
  serve(news.articleDetail, articleDetail),
  serve(level.queryLevel, queryLevel),
  serve(coupon.getCouponList, getCouponList),
  serve(activity.activityList, activityList),
  serve(goods.goodsList, goodsList),
  serve(goods.secKillingList, secKillingList),
  serve(appointment.appointmentTags, appointmentTags),
  serve(appointment.appointmentDays, appointmentDays),
  serve(appointment.appointmentList, appointmentList),
  serve(appointment.appointmentDetail, appointmentDetail),
  serve(appointment.appointmentRuns, appointmentRuns),
  serve(appointment.appointmentCreate, appointmentCreate),
  serve(appointment.appointmentUpdate, appointmentUpdate),
  serve(appointment.appointmentCancel, appointmentCancel),
  serve(appointment.appointmentPayAgain, appointmentPayAgain),
];

const byAddress = new Map(
  registry.map((served) => [addressOf(served.endpoint.gateway, served.endpoint.path), served]),
);

export function servedAt(gateway: string, path: string): Served | undefined {
  return byAddress.get(addressOf(gateway, path));
}

function addressOf(gateway: string, path: string): string {
  return `${gateway} ${path}`;
}
