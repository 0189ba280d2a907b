import type { ReactNode } from 'react';
import { Text } from '@/ui/text/text';

/** One line on the change that the password or code confirms. */
export function ChangeSummary({ children }: { children: ReactNode }) {
  return (
    <Text as="p" tone="secondary" textAlign="center">
      {children}
    </Text>
  );
}
