import type { ComponentProps } from 'react';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';

/** The notice above a request. */
export function RequestNotice(props: ComponentProps<typeof NoticeBar>) {
  return (
    <Box marginBottom={3}>
      <NoticeBar {...props} />
    </Box>
  );
}
