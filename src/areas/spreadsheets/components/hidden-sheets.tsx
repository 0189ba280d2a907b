import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';
import { sheetsMessages } from '../messages';

/** Says that hidden sheets were not read; nothing where there are none. */
export function HiddenSheets({ names }: { names: readonly string[] }) {
  const messages = useMessages(sheetsMessages);
  if (names.length === 0) return null;
  return (
    <Box marginBottom={3}>
      <NoticeBar tone="info">{messages.hidden(names)}</NoticeBar>
    </Box>
  );
}
