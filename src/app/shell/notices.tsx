import { useEffect } from 'react';
import { toastDuration } from '@/domain/constants';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { noticeGone, useNotices } from '@/state/notices';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Toasts } from '@/ui/toasts';

/** Says what was noticed: toasts leave by themselves, alerts wait. */
export function Notices() {
  const words = useWords(shellWords);
  const shown = useNotices((notices) => notices.shown);
  const oldest = shown.find(({ form }) => form === 'toast')?.id;
  const alert = shown.find(({ form }) => form === 'alert');

  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => noticeGone(oldest), toastDuration);
    return () => clearTimeout(timer);
  }, [oldest]);

  return (
    <>
      <Toasts texts={shown.filter(({ form }) => form === 'toast')} />
      {alert !== undefined && (
        <Sheet title={words.notice} onClose={() => noticeGone(alert.id)}>
          <p>{alert.text}</p>
          <Button block onClick={() => noticeGone(alert.id)}>
            {words.close}
          </Button>
        </Sheet>
      )}
    </>
  );
}
