import type { ScreenMeta } from './screen';

/** Addresses that exist only with the mock backend; a real build does not contain them. */
const mockedOnly = {
  // qa
  '/partner-login': { mockOnly: true, public: true },
  '/__kit': { mockOnly: true },
} as const;

/**
 * Every address of the product, with what the shell needs to know of it. Published spellings stay as they are. Titles
 * stand in `messages`, the screens themselves in `app/routes.ts`, both tied to this table by their types.
 */
export const screens = {
  // home
  '/home': { drawnDuringStartup: true, watchNetwork: true, alert: true, variant: 'new' },
  '/old-home': { alert: true, variant: 'classic' },
  '/newHome': { keepAlive: 'always', watchNetwork: true, alert: true },
  '/allScene': {},
  '/allActivity': {},
  '/qrcodeScan': {},
  '/paymentQRcode': { watchNetwork: true },
  '/search': {},
  '/news-list': {},
  '/news-detail': {},
  // settings
  '/AuthorizePage': {},
  '/settingAuth': {},
  '/settingAuth2': { public: true },
  '/settingAuth3': {},
  '/sceneAuthorize': {},
  '/sceneLimitation': {},
  '/setting': { alert: true, variant: 'classic' },
  '/settingNew': { alert: true, variant: 'new' },
  '/payLimitation': {},
  '/setLimitation': {},
  '/setPassword': {},
  '/verificationCode': {},
  // cashier
  '/checkStandTest': { watchNetwork: true },
  '/checkStandOrderAndPay': { watchNetwork: true },
  '/checkStandPayStatus': { watchNetwork: true },
  '/checkStandError': {},
  '/checkStandGATError': {},
  '/sendMessageAndToPay': { watchNetwork: true },
  // taxi
  '/cityOnlyList': {},
  '/didiHome': { watchNetwork: true, variant: 'classic' },
  '/newDidiHome': { watchNetwork: true, variant: 'new' },
  '/didiOrderList': {},
  '/didiOrderDetail': {},
  '/didiPaySuccess': {},
  '/didiShare': { public: true },
  // mall
  '/activityRecommend': {},
  '/activityDetails': {},
  '/goodsSettlement': { watchNetwork: true },
  '/addressInformation': {},
  '/activityOrderList': {},
  '/activityOrderDetail': {},
  '/goodsDetailPage': {},
  '/goodsPaySuccess': {},
  '/activityYears': {},
  '/activityPrize': {},
  '/longDay': {},
  // second-hand
  '/imageDetail': {},
  '/imageLongCoinPay': { watchNetwork: true },
  // accounts
  '/manageAccounts/:accountType': {},
  '/longballDetail': {},
  '/orderItemDetail/:id': {},
  // transfers
  '/transfer1': { watchNetwork: true },
  '/transfer2': { watchNetwork: true },
  '/transfer3': { watchNetwork: true },
  '/transfer4': { watchNetwork: true },
  '/orderreward1': {},
  '/orderreward2': {},
  '/rewardUsers': {},
  '/rewardDetail': {},
  '/transfer-page': {},
  '/activation': {},
  // guide-and-reports
  '/guide': {},
  '/bigdata': {},
  // points
  '/integralExchange': { watchNetwork: true },
  // cashier
  '/recharge': { watchNetwork: true },
  '/payNotice': {},
  '/paySuccess': {},
  // grants
  '/excelPreview': {},
  '/excelPreviewGrant': {},
  // red-packets
  '/NBagDesc': { variant: 'new' },
  '/BagDesc': { variant: 'classic' },
  // family-pay
  '/familyPay': {},
  '/familyPayDetail': {},
  // grants
  '/activityApprovalH5': {},
  '/grantApprovalH5': {},
  '/grantActivityH5': {},
  '/examplegrantH5': {},
  '/AccountApplyH5': {},
  '/disInformationDetailH5': {},
  // flash-sale
  '/secKillingHome': { keepAlive: 'always' },
  '/secKillingOrderList': {},
  '/secKillingGoodsDetail': { watchNetwork: true },
  '/secKillingOrderDetail': {},
  '/secKillingSearch': {},
  // top-up
  '/jdCardHome': { watchNetwork: true },
  '/rechargeHome': { variant: 'classic' },
  '/rechargeNew': { variant: 'new' },
  '/rechargeNewTel': { watchNetwork: true, variant: 'new' },
  '/rechargeNewEdit': { variant: 'new' },
  '/rechargeCard': {},
  '/rechargeTel': { watchNetwork: true, variant: 'classic' },
  '/rechargeEdit': { variant: 'classic' },
  '/wxRechare': {},
  // treasure
  '/grabTreasureHome': {},
  '/grabTreasureOrderList': {},
  '/grabTreasureGoodsDetail': { watchNetwork: true },
  '/grabTreasureOrderDetail': {},
  '/grabAddress': {},
  // quiz
  '/answerHome': {},
  '/answerReport': {},
  '/answerDetail': { watchNetwork: true },
  '/answerRank': {},
  '/answerResult': {},
  '/answerDraw': {},
  '/answerRevord': {},
  '/answerCheck': {},
  // orders
  '/order-list': { keepAlive: { onlyTo: '/order-detail' }, variant: 'classic' },
  '/order-detail': { variant: 'classic' },
  '/order-newlist': { keepAlive: { onlyTo: '/order-newDetail' }, variant: 'new' },
  '/order-newDetail': { variant: 'new' },
  // redirects
  '/webviewShare': {},
  '/newWebviewforPost': {},
  '/webviewClose': { public: true },
  '/popupDetails': {},
  '/linkToGuanAiTong': {},
  '/linkToLongCoinShop': {},
  '/activity-transfer': {},
  '/channel-transfer': {},
  '/zhongxinLogin': { public: true },
  '/welfareByGuanYu': { public: true },
  // points
  '/changyoyo-home': {},
  '/changyoyo-order': { watchNetwork: true },
  '/changyoyo-result': {},

  // Addresses of parts of the product that had none (docs/decisions/023-addresses-and-variants.md).
  // second-hand
  '/second-hand': {},
  '/second-hand-publish': {},
  '/second-hand-orders': {},
  // home
  '/scan-pay': { watchNetwork: true },
  // red-packets
  '/red-packets': {},
  // settings
  '/messages': {},
  ...(__MOCKS__ === 'none' ? ({} as typeof mockedOnly) : mockedOnly),
} as const satisfies Record<`/${string}`, ScreenMeta>;

/** An address that has a screen. */
export type Address = keyof typeof screens;

/** Addresses that lead to others. */
export const redirects = {
  '/accountdetails/0': '/longballDetail',
  '/accountdetails/1': '/manageAccounts/1',
} as const;

/** Where the root and the empty path lead. */
export const rootRedirect = '/home' satisfies Address;

/** The facts of one screen. */
export function screenMetaOf(address: Address): ScreenMeta {
  return screens[address];
}
