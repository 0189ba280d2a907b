import { ConfigProvider } from 'antd-mobile';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import type { ReactNode } from 'react';
import { area } from '@/messages/define-messages';
import { useMessages } from '@/messages/language';

const locale = area(zhCN, () => import('antd-mobile/es/locales/en-US').then((module) => module.default));

/** Sets the language of antd-mobile's own texts; English is loaded when it is chosen. */
export function LibraryLocale({ children }: { children: ReactNode }) {
  return <ConfigProvider locale={useMessages(locale)}>{children}</ConfigProvider>;
}
