import { Box } from '@/ui/layout/box';
import { NoticeBar } from './notice-bar';

/** The notice for a change that failed, above what should have changed; renders nothing without a text. */
export function ErrorNotice({ text }: { text: string | null }) {
  return (
    text !== null && (
      <Box marginBottom={3}>
        <NoticeBar tone="danger" alarming>
          {text}
        </NoticeBar>
      </Box>
    )
  );
}
