import { persisted } from './slice';

export interface KeptText {
  version: string;
  /** Day from which it holds. */
  date: string;
  /** As it came: whoever shows it sanitises it. */
  html: string;
  /** When it was fetched last, business time in ms. */
  readAt: number;
}

export type TextName = `${'privacy' | 'redemption'} ${'zh-CN' | 'en-US'}`;

interface AgreementTexts {
  texts: Readonly<Partial<Record<TextName, KeptText>>>;
}

const names: readonly TextName[] = ['privacy zh-CN', 'privacy en-US', 'redemption zh-CN', 'redemption en-US'];

/** The agreements that were read on this device, so that they can be read again without a network. */
export const useAgreementTexts = persisted<AgreementTexts>('device', 'agreement-texts', (stored) => {
  const kept = fieldOf(stored, 'texts');
  const texts = names.flatMap((name) => {
    const text = keptText(fieldOf(kept, name));
    return text === null ? [] : [[name, text] as const];
  });
  return { texts: Object.fromEntries(texts) };
});

/** A text was fetched. */
export function agreementFetched(name: TextName, text: KeptText): void {
  useAgreementTexts.setState(({ texts }) => ({ texts: { ...texts, [name]: text } }));
}

function keptText(stored: unknown): KeptText | null {
  const [version, date, html, readAt] = ['version', 'date', 'html', 'readAt'].map((name) =>
    fieldOf(stored, name),
  );
  const sound = typeof version === 'string' && typeof date === 'string' && typeof html === 'string';
  return sound && typeof readAt === 'number' ? { version, date, html, readAt } : null;
}

function fieldOf(stored: unknown, name: string): unknown {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.getOwnPropertyDescriptor(stored, name)?.value;
}
