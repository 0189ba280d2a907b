import type { settings as zh } from '@/messages/zh-CN/settings';

export const settings: typeof zh = {
  profile: 'My profile',
  profileFailed: 'Your profile could not be loaded; the other settings work as usual',
  loading: 'Loading your profile',
  name: (last) => `Name hidden, last character ${last}`,
  phone: (last) => `Phone ending in ${last}`,
  noPhone: 'No phone bound',

  payment: 'Payment',
  agreements: 'Authorisations and agreements',
  display: 'Display',
  help: 'Messages and help',

  language: 'Language',
  languages: { 'zh-CN': '中文', 'en-US': 'English' },
  languageFailed: 'The language could not be loaded. Please check your network and try again',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { normal: 'Standard', large: 'Large', xlarge: 'Largest' },
  hideAmounts: 'Hide amounts',
  hideAmountsNote: 'Dots in place of the balance on the home page',
  amountsHidden: 'Amounts are hidden',
  amountsShown: 'Amounts are shown',
  nowChosen: (what, choice) => `${what}: ${choice}`,

  service: 'Customer service',
  messageCount: (count) => String(count),
  version: 'Version',
  development: 'Development',

  listNote: 'What was said in the last 24 hours, kept on this device only.',
  list: 'Messages',
  noMessages: 'No messages in the last 24 hours',
  noMessagesLine: 'Every tip that flashes by stays here, so that you can look back.',
  code: (code) => `Code ${code}`,
  next: {
    nothing: 'For your information; there is nothing to do.',
    network: 'Check your network and try again.',
    later: 'Try again in a while; if it stays like this, ask customer service.',
    login: 'Log in again from where you came.',
    apply: 'Apply for or activate a coin account first.',
    service: 'Do as it says; if that does not help, tell customer service about it.',
  },
  needHelp: 'Need help',
  clear: 'Clear',
  clearTitle: 'Clear all messages?',
  clearLine: (count) =>
    `${count === 1 ? '1 message' : `${count} messages`} will be deleted from this device for good.`,
  keep: 'Keep them',
  cleared: 'Messages cleared',
};
