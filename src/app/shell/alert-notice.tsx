import { visitWords } from '@/messages/visit';
import { useWords } from '@/messages/words';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';

/** A message that waits until it was read. */
export default function AlertNotice({ text, onRead }: { text: string; onRead: () => void }) {
  const words = useWords(visitWords);
  return (
    <Sheet title={words.notice} onClose={onRead}>
      <p>{text}</p>
      <Button block onClick={onRead}>
        {words.close}
      </Button>
    </Sheet>
  );
}
