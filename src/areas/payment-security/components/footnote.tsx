import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';

/** A note on security, in small print at the end of a page. */
export function Footnote({ children }: { children: string }) {
  return (
    <Inline as="p" justify="center" marginTop={4} tone="secondary" size="caption">
      <Icon name="shield" size={16} />
      <Box as="span" marginLeft={2}>
        {children}
      </Box>
    </Inline>
  );
}
