import { useMemo, useState } from 'react';
import type { AddressFields } from '@/domain/addresses/address';
import { parseAddress, type ParsedAddress } from './rules/parse-address';
import { useRegions } from './use-regions';

export interface Pasted {
  text: string;
  onChange: (text: string) => void;
  hasText: boolean;
  /** What was understood of it; null while there is nothing to understand, or while the regions are loading. */
  parsed: ParsedAddress | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The text that was pasted above the addresses, and what it says. */
export function usePasted(): Pasted {
  const [text, setText] = useState('');
  const hasText = text.trim() !== '';
  const { data, hasFailed, retry } = useRegions(hasText);
  const parsed = useMemo(
    () => (hasText && data !== null ? parseAddress(text, data) : null),
    [text, hasText, data],
  );
  return { text, onChange: setText, hasText, parsed, hasFailed, retry };
}

/** The parts that are certain, for the form of an address. */
export function certainParts({ name, phone, place, detail }: ParsedAddress): Partial<AddressFields> {
  return {
    ...(name === '' ? {} : { name }),
    ...(phone === '' ? {} : { phone }),
    ...(place ?? {}),
    ...(detail === '' ? {} : { detail }),
  };
}
