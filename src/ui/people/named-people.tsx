import { Box, Inline } from '@/ui/layout/box';
import { AvatarStack } from './avatar-stack';

/** A few avatars with the names of the people. */
export function NamedPeople({ names, text }: { names: readonly string[]; text: string }) {
  return (
    <Inline as="span" display="inline-flex" justify="end">
      <AvatarStack names={names} />
      <Box as="span" marginLeft={2}>
        {text}
      </Box>
    </Inline>
  );
}
