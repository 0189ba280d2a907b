import type { ComponentProps } from 'react';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';

/** What somebody has to know about a request before all else; stands above it. */
export function RequestNotice(props: ComponentProps<typeof NoticeBar>) {
  return (
    <Box marginBottom={3}>
      <NoticeBar {...props} />
    </Box>
  );
}
