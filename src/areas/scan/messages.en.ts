import { formatCount } from '@/domain/money';
import type { scan as zh } from './messages';

export const scan: typeof zh = {
  aim: 'Point at a code, it is read by itself',
  aimLine: 'Payments, red packets, activities and colleagues',
  starting: 'Opening the camera',
  askedFor:
    'The browser asks whether the camera may be used: choose “Allow”. The picture is read on this device alone and never uploaded.',
  torchOn: 'Light on',
  torchOff: 'Light off',

  album: 'From a picture',
  type: 'Type a code',
  ownCode: 'My payment code',
  moreWays: 'More ways',
  reading: 'Reading the picture',

  troubleTitle: 'The camera does not open',
  troubles: {
    denied: 'The camera is not allowed. Allow it and try again, or choose a picture.',
    none: 'There is no camera. Choose a picture, or type the code.',
    busy: 'Another app uses the camera. Close it and try again, or choose a picture.',
    insecure:
      'This address is not encrypted (https), so the browser keeps the camera closed. Choose a picture, or type the code.',
    unsupported: 'This browser cannot use the camera. Choose a picture, or type the code.',
    decoder: 'The part that reads codes could not be loaded. Try again when the network is better.',
  },
  stageTrouble: 'The ways below work as well',
  howTo: 'How to allow',
  howTitle: 'How to allow the camera',
  howSteps: [
    'Browser: tap the sign at the left of the address bar and set “Camera” to Allow.',
    'Phone: open the system settings, find this app, and switch “Camera” on.',
    'Come back here and tap “Try again”.',
  ],

  hostTitle: 'Open the scanner',
  hostOpening: 'Opening the scanner',
  hostLine: 'The app around this page reads the code',
  hostAgain: 'Scan again',
  hostFailed: 'The scanner did not open',
  hostTooOldTitle: 'This version cannot scan',
  hostOther: 'Choose a picture, or type the code.',
  ownCamera: 'Scan with the camera in this page',

  pictureFailed: 'This picture cannot be opened, try another',
  pictureEmpty: 'There is no code in this picture. Try one that is sharper, with a larger code.',
  severalTitle: 'Several codes were found: which one?',
  kinds: {
    merchant: 'Merchant’s code',
    'red-packet': 'Red packet',
    activity: 'Activity',
    colleague: 'Colleague',
    'payment-code': 'Payment code',
    address: 'Link',
    broken: 'LongCoin code',
    text: 'Text',
  },

  typeTitle: 'Type a code',
  typeLabel: 'The text on the code',
  typeHint: 'Such as LC1:M:YUNSHAN01',
  typeGo: 'Read it',

  goOn: 'Go on scanning',
  foundText: 'A text was found',
  foundTextLine: 'It is no code of the wallet: it is shown, and nothing is opened.',
  foundAddress: 'A link was found',
  foundAddressLine: 'It does not belong to the wallet. Make sure that you trust it before you open it.',
  refusedTitle: 'This link cannot be opened',
  refusedLine: 'To keep your coins safe, only web pages and the wallet’s own pages are opened.',
  open: 'Open',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It cannot be copied here by itself: hold the text to copy it',
  cut: (count) => `Only the first ${formatCount(count)} characters are shown; all of it is copied.`,
  paymentTitle: 'This is a payment code',
  paymentLine:
    'Payment codes are scanned by the merchant. To pay, scan the merchant’s code, or show your own payment code.',
  brokenTitle: 'This code cannot be read',
  brokenLine: 'It is a code of the wallet, but it is not complete, or needs a newer version.',

  findingColleague: 'Looking for this colleague',
  colleaguesFailed: 'The list of colleagues did not come',
  noColleagueTitle: 'This colleague was not found',
  noColleagueLine: 'The code may be out of date: ask for it again.',
  notAdded: 'Not added',
  added: (name) => `${name} is chosen`,
};
