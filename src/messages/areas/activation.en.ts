import type { activation as zh } from './activation';

export const activation: typeof zh = {
  progress: 'Progress of the activation',
  steps: { who: 'Who', agreement: 'Terms', code: 'Phone', done: 'Done' },
  failed: 'The activation could not be opened, please try again',
  loading: 'Loading your details',

  whoTitle: 'Is this you?',
  name: 'Name',
  nameAccessibleText: (last) => `Name hidden but for its last character, ${last}`,
  phone: 'Phone',
  phoneAccessibleText: (tail) => `Phone ending in ${tail}`,
  oa: 'OA account',
  member: 'Member account',
  notYou:
    'If this is somebody else, open the wallet from your own work app. If your phone has changed, ask customer service first.',
  itIsMe: 'Yes, go on',

  afterTitle: 'Once it is active',
  afterGrants: 'The coins your company grants arrive here',
  afterUses: {
    LONGCOIN: 'Send them to colleagues, exchange them, pay with them',
    WALLET: 'Pay with them, top up, exchange them',
  },
  afterSafety: 'Payments are verified; you set the limits',
  agreementTitle: 'Please read these first',
  agreed: 'I have read and agree to the terms above',
  agree: 'Agree and verify my phone',

  codeTitle: 'Enter the code from the SMS',
  notCome: 'It does not arrive',
  blocked: 'Look among blocked messages',
  blockedLine: 'It may have been filtered; it is good for 5 minutes',
  otherPhone: 'I no longer use that number',
  otherPhoneLine: 'Customer service checks who you are and changes it',

  doneTitle: 'Your account is active',
  doneLine: 'The coins your company granted are in it.',
  accountFailed: 'Your account is active; the balance did not arrive',
  balance: 'Coins available',
  number: 'Account number',
  account: 'My account',
  next: 'What you can do now',
  setPassword: 'Set a payment password',
  setPasswordLine: 'Needed for payments above the free limit',
  transfer: 'Send coins to a colleague',
  transferLine: 'Choose somebody and write a blessing',
  pay: 'Show the payment code',
  payLine: 'Pay with coins in canteens and shops',
  toHome: 'To the home page',
  toAccount: 'See the account',

  activeTitle: 'You have a coin account already',
  activeLine: 'There is nothing to activate; your coins are in it.',
  noPhoneTitle: 'No phone number is bound',
  noPhoneLine:
    'An SMS confirms that it is you. Please bind a phone in your work app first, or ask customer service.',
  service: 'Customer service',

  noAccountTitle: 'You have no coin account yet',
  noAccountLine: 'Once it is active, the coins your company grants are in it.',
  activate: 'Activate it',
  apply: 'Apply for one',

  alertTitle: 'About your account',
  alertPosition: (at, of) => `${at} / ${of}`,
  alertRead: 'I know',
  alertLater: 'Remind me next time',
};
