import { persisted } from '@/state/slice';

export interface CachedText {
  version: string;
  /** The day from which it is in force. */
  date: string;
  /** As the gateway sent it; it is sanitised when it is rendered. */
  html: string;
  /** When it was last fetched, business time in ms. */
  readAt: number;
}

export type TextName = `${'privacy' | 'redemption'} ${'zh-CN' | 'en-US'}`;

interface AgreementTexts {
  texts: Readonly<Partial<Record<TextName, CachedText>>>;
}

const names: readonly TextName[] = ['privacy zh-CN', 'privacy en-US', 'redemption zh-CN', 'redemption en-US'];

/** The agreements that were read on this device, so that they can be read offline. */
export const useAgreementTexts = persisted<AgreementTexts>('device', 'agreement-texts', (stored) => {
  const cached = fieldOf(stored, 'texts');
  const texts = names.flatMap((name) => {
    const text = cachedText(fieldOf(cached, name));
    return text === null ? [] : [[name, text] as const];
  });
  return { texts: Object.fromEntries(texts) };
});

/** A text was fetched. */
export function agreementFetched(name: TextName, text: CachedText): void {
  useAgreementTexts.setState(({ texts }) => ({ texts: { ...texts, [name]: text } }));
}

function cachedText(stored: unknown): CachedText | null {
  const [version, date, html, readAt] = ['version', 'date', 'html', 'readAt'].map((name) =>
    fieldOf(stored, name),
  );
  const hasTexts = typeof version === 'string' && typeof date === 'string' && typeof html === 'string';
  return hasTexts && typeof readAt === 'number' ? { version, date, html, readAt } : null;
}

function fieldOf(stored: unknown, name: string): unknown {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.getOwnPropertyDescriptor(stored, name)?.value;
}
