import { createContext, use } from 'react';
import type { Area } from './define-messages';

/** The language of the app; provided by the shell. */
export const LanguageContext = createContext<'zh-CN' | 'en-US'>('zh-CN');

/** The messages of an area in the language of the app; suspends while English is being loaded. */
export function useMessages<Messages>(area: Area<Messages>): Messages {
  return use(LanguageContext) === 'en-US' ? use(area.en()) : area.zh;
}

/** The same outside of a component. */
export function messagesOf<Messages>(area: Area<Messages>, language: 'zh-CN' | 'en-US'): Promise<Messages> {
  return language === 'en-US' ? area.en() : Promise.resolve(area.zh);
}
