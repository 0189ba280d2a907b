import { formatCount } from '@/domain/money';
import { pageArea } from '@/messages/shared';
import type { ScannedCode } from './rules/scanned-code';

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
  askedFor: '浏览器询问相机权限时，请选择“允许”。画面仅在这台设备上识别，不会上传。',
  torchOn: '轻点照亮',
  torchOff: '轻点关闭',

  album: '从相册选',
  type: '手动输入',
  ownCode: '我的付款码',
  moreWays: '更多方式',
  reading: '正在识别图片',

  troubleTitle: '相机打不开',
  troubles: {
    denied: '没有相机权限，允许后再试，也可以从相册选图。',
    none: '没有找到相机，可以从相册选图，或手动输入。',
    busy: '相机正被其他应用占用，关闭后再试，也可以从相册选图。',
    insecure: '当前网址未加密（https），浏览器不允许使用相机。可以从相册选图，或手动输入。',
    unsupported: '当前浏览器不支持相机，可以从相册选图，或手动输入。',
    decoder: '识别组件加载失败，请检查网络后再试。',
  },
  stageTrouble: '也可以用下面的方式',
  howTo: '如何开启',
  howTitle: '如何开启相机权限',
  howSteps: [
    '浏览器：点击地址栏左侧的图标，将“相机”设为允许。',
    '手机：打开系统设置，找到当前应用，开启“相机”。',
    '返回这里，点击“再试一次”。',
  ] as readonly string[],

  hostTitle: '打开扫一扫',
  hostOpening: '正在打开扫一扫',
  hostLine: '由当前应用的扫一扫识别',
  hostAgain: '再扫一次',
  hostFailed: '没能打开扫一扫',
  hostTooOldTitle: '当前版本不支持扫码',
  hostOther: '可以从相册选图，或手动输入。',
  ownCamera: '使用网页相机',

  pictureFailed: '图片打不开，换一张试试',
  pictureEmpty: '图中没有找到码，换一张更清晰的试试。',
  severalTitle: '识别到多个码，请选择',
  kinds,

  typeTitle: '手动输入',
  typeLabel: '码的内容',
  typeHint: '例如 LC1:M:YUNSHAN01',
  typeGo: '识别',

  goOn: '继续扫码',
  foundText: '扫到一段文字',
  foundTextLine: '这不是龙币钱包的码，仅显示内容。',
  foundAddress: '扫到一个链接',
  foundAddressLine: '该链接不属于龙币钱包，请确认可信后再打开。',
  refusedTitle: '不支持打开这个链接',
  refusedLine: '为了你的龙币安全，只能打开网页和龙币钱包的页面。',
  open: '打开',
  copy: '复制',
  copied: '已复制',
  notCopied: '无法自动复制，请长按文字复制',
  cut: (count: number) => `仅显示前 ${formatCount(count)} 个字，可复制全部内容。`,
  paymentTitle: '这是一个付款码',
  paymentLine: '付款码供商家扫描。如需付款，请扫商家的收款码，或出示自己的付款码。',
  brokenTitle: '无法识别这个码',
  brokenLine: '这个龙币码不完整，或需要更新版本才能识别。',

  findingColleague: '正在查找这位同事',
  colleaguesFailed: '同事名单加载失败',
  noColleagueTitle: '没有找到这位同事',
  noColleagueLine: '名片可能已经过期，请对方重新出示。',
  notAdded: '没有添加',
  added: (name: string) => `已添加${name}`,
};

/** Scanning a code by the camera, from a picture, by the host, or typing it. */
export const scanMessages = pageArea(scan, () => import('./messages.en').then((module) => module.scan));
