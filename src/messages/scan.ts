import type { ScannedCode } from '@/domain/scan/scanned-code';
import { area } from './define-messages';

const kinds: Record<ScannedCode['kind'], string> = {
  merchant: '商家收款码',
  'red-packet': '红包',
  activity: '活动',
  colleague: '同事名片',
  'payment-code': '付款码',
  address: '链接',
  broken: '龙币码',
  text: '文字',
};

export const scan = {
  aim: '对准二维码，会自动识别',
  aimLine: '付款、红包、活动、同事名片都能扫',
  starting: '正在打开相机',
  askedFor: '浏览器会问能不能用相机，选“允许”。画面只在这台设备上识别，不会上传。',
  torchOn: '轻点照亮',
  torchOff: '轻点关闭',

  album: '从相册选',
  type: '输入码',
  ownCode: '我的付款码',
  moreWays: '更多方式',
  reading: '正在识别图片',

  troubleTitle: '相机打不开',
  troubles: {
    denied: '没有相机权限。允许后再试，也可以从相册选图。',
    none: '没有找到相机。可以从相册选图，或者输入码。',
    busy: '相机正被别的应用使用。关掉它再试，也可以从相册选图。',
    insecure: '这个网址没有加密（https），浏览器不让用相机。可以从相册选图，或者输入码。',
    unsupported: '这个浏览器不能用相机。可以从相册选图，或者输入码。',
    decoder: '识别的部件没能加载。网络好了再试。',
  },
  stageTrouble: '用下面的方式也能扫',
  again: '再试',
  howTo: '怎么允许',
  howTitle: '怎样允许使用相机',
  howSteps: [
    '浏览器：点地址栏左边的图标，把“相机”改成允许。',
    '手机：打开系统设置，找到这个应用，打开“相机”。',
    '回到这里，点“再试”。',
  ] as readonly string[],
  gotIt: '知道了',

  hostTitle: '打开扫一扫',
  hostOpening: '正在打开扫一扫',
  hostLine: '由当前应用的扫一扫识别',
  hostAgain: '再扫一次',
  hostFailed: '没能打开扫一扫',
  hostTooOldTitle: '这个版本扫不了码',
  hostOther: '可以从相册选图，或者输入码。',
  ownCamera: '用网页相机扫',

  pictureFailed: '打不开这张图片，换一张试试',
  pictureEmpty: '图里没有找到码。换一张清楚些、码大些的试试。',
  severalTitle: '找到几个码，要哪一个',
  kinds,

  typeTitle: '输入码',
  typeLabel: '码上的文字',
  typeHint: '例如 LC1:M:YUNSHAN01',
  typeGo: '识别',

  goOn: '继续扫',
  foundText: '扫到一段文字',
  foundTextLine: '它不是龙币钱包的码，只显示，不打开。',
  foundAddress: '扫到一个链接',
  foundAddressLine: '它不属于龙币钱包，打开前请确认你信任它。',
  refusedTitle: '这个链接不能打开',
  refusedLine: '为了你的龙币安全，只打开网页和龙币钱包自己的页面。',
  open: '打开',
  copy: '复制',
  copied: '已复制',
  notCopied: '这里不能自动复制，请长按文字复制',
  cut: (count: number) => `只显示前 ${count} 个字，复制会是全部。`,
  paymentTitle: '这是一个付款码',
  paymentLine: '付款码由商家来扫。你要付款，请扫商家的收款码，或者出示自己的付款码。',
  brokenTitle: '这个码识别不了',
  brokenLine: '它是龙币钱包的码，但不完整，或者要更新版本才认得。',

  findingColleague: '正在找这位同事',
  colleaguesFailed: '没能取到同事名单',
  noColleagueTitle: '没有找到这位同事',
  noColleagueLine: '名片可能已经过期，请对方重新出示。',
  notAdded: '没有加上',
  added: (name: string) => `已选 ${name}`,
};

/** Scanning a code by the camera, from a picture, by the host, or typing it. */
export const scanMessages = area(scan, () => import('./scan.en').then((module) => module.scan));
