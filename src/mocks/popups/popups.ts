/** A pop-up window as the gateways keep it; what is absent was not filled in. */
export interface MockPopup {
  readonly windowId: string;
  readonly windowType: number;
  readonly [field: string]: unknown;
}

/** What is on, who has confirmed what, and who is new. */
export interface Popups {
  readonly agreement: readonly MockPopup[];
  readonly imageTxt: readonly MockPopup[];
  /** The system's own. */
  readonly system: readonly MockPopup[];
  /** Of the life service. */
  readonly life: readonly MockPopup[];
  readonly animation: readonly MockPopup[];
  /** `usercode|windowId` of each that was confirmed. */
  readonly acknowledged: readonly string[];
  /** Usercodes of people who are here for the first time. */
  readonly newcomers: readonly string[];
}

/** The status of a pop-up that no list delivers any more. */
export const over = 2;

export const noPopups: Popups = {
  agreement: [],
  imageTxt: [],
  system: [],
  life: [],
  animation: [],
  acknowledged: [],
  newcomers: [],
};

/** A moon over hills: a picture that needs no server. */
const picture =
  `data:image/svg+xml,` +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 314 400"><defs><linearGradient id="a" x2="0" y2="1">' +
      '<stop stop-color="#c9402a"/><stop offset="1" stop-color="#7d1d14"/></linearGradient></defs>' +
      '<path fill="url(#a)" d="M0 0h314v400H0z"/><circle cx="157" cy="150" r="72" fill="#f4d28a"/>' +
      '<path fill="#a52c1c" d="M0 290q80-70 157-20t157-30v160H0z"/><path fill="#8a2216" d="M0 340q90-60 170-10t144-20v90H0z"/>' +
      '<g fill="#fdf1d8" font-family="sans-serif" text-anchor="middle"><text x="157" y="60" font-size="26" font-weight="700">' +
      '云杉团圆礼盒</text><text x="157" y="372" font-size="16">龙币兑换，送到家里</text></g></svg>',
  );

/** One agreement whose box must be ticked, one text that is over, one that grants points, one picture that leads to a page. */
export const somePopups: Popups = {
  ...noPopups,
  agreement: [
    {
      windowId: 'P001',
      windowType: 3,
      windowTxt: '我们更新了免密兑换协议和隐私政策。看过后再继续。',
      replaceTxt: JSON.stringify([
        { name: '免密兑换协议', url: '#/settingAuth3' },
        { name: '隐私政策', url: '#/settingAuth2' },
      ]),
      windowLeftButton: '暂不同意',
      windowRightButton: '同意并继续',
      userConfirmType: 1,
      confirmTip: '我已阅读并同意以上协议',
      interactionType: 1,
    },
  ],
  imageTxt: [
    {
      windowId: 'P000',
      windowType: 2,
      windowStatus: over,
      windowTitle: '国庆送龙币',
      windowTxt:
        '<h3>活动时间</h3><p>2026 年 10 月 1 日至 7 日，每天 <strong>10:00</strong> 开始。</p>' +
        '<h3>怎么参加</h3><ol><li>打开<a href="#/transfer1">转账</a>，选一位同事</li><li>写一句祝福</li>' +
        '<li>送出后，{name}会收到 8.8 龙币</li></ol><p>问题见<a href="https://help.longcoin.example/national-day">活动说明</a>。</p>',
      replaceTxt: { '{name}': '双方各' },
      interactionType: 0,
    },
    {
      windowId: 'P002',
      windowType: 2,
      windowTitle: '欢迎回来',
      windowTxt: '{name}，谢谢你读完新的协议。\n送你 {points} 积分，可在购物专区使用。',
      replaceTxt: { '{name}': '晓禾', '{points}': 88 },
      windowRightButton: '领取积分',
      interactionType: 2,
      lzEntity: { average: '88.0' },
    },
    {
      windowId: 'P003',
      windowType: 1,
      windowTitle: '云杉团圆礼盒',
      windowImageUrl: picture,
      windowRightButton: '去看看',
      color: '#f4d28a',
      interactionType: 3,
      gotoUrl: '#/transfer1',
    },
  ],
};
