import { ConfigProvider } from 'antd-mobile';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import type { ReactNode } from 'react';
import { area } from '@/messages/define-messages';
import { useMessages } from '@/messages/language';

const locale = area(zhCN, () => import('antd-mobile/es/locales/en-US').then((module) => module.default));

/** Gives antd-mobile's own words in the language of the app; English is loaded when it is chosen. */
export function LibraryLocale({ children }: { children: ReactNode }) {
  return <ConfigProvider locale={useMessages(locale)}>{children}</ConfigProvider>;
}
