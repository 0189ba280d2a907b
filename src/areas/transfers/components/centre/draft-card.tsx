import type { ReactNode } from 'react';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { AvatarStack } from '@/ui/people/avatar-stack';
import { Caption, Text } from '@/ui/text/text';

interface DraftCardProps {
  title: string;
  names: readonly string[];
  description: string;
  note: string;
  /** The buttons: continue, discard. */
  children: ReactNode;
}

/** An unfinished draft: its recipients, its content and its buttons. */
export function DraftCard({ title, names, description, note, children }: DraftCardProps) {
  return (
    <Card title={title}>
      <Inline>
        <AvatarStack names={names} />
        <Text as="p" minWidth={0} marginLeft={3} breakWords>
          {description}
          <Caption as="span" display="block">
            {note}
          </Caption>
        </Text>
      </Inline>
      <Inline justify="end" marginTop={3} align="stretch">
        {children}
      </Inline>
    </Card>
  );
}
