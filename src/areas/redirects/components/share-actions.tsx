import { useEffect, useRef, useState } from 'react';
import type { Shared } from '@/host/host';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Note } from '@/ui/text/text';
import { exitMessages } from '../messages';
import { canShare, copyLink, shareLink, type ShareOutcome } from '../share-link';
import styles from './share-actions.module.css';

/** The buttons that share or copy the link, and the outcome of the last one. */
export function ShareActions({ shared }: { shared: Shared }) {
  const messages = useMessages(exitMessages);
  const canShareLink = useCanShare();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const handle = (action: () => Promise<ShareOutcome>) => () => {
    // A second tap may come before React has rendered the busy state.
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setOutcome(null);
    void action().then((result) => {
      running.current = false;
      setIsBusy(false);
      setOutcome(result);
    });
  };
  return (
    <>
      <Note
        role="status"
        tone="success"
        textAlign="center"
        className={styles.said}
        data-bad={outcome === 'failed' || outcome === 'not-copied'}
      >
        {outcome === null ? '' : outcomeText(outcome, messages)}
      </Note>
      {canShareLink && (
        <Button block busy={isBusy} onClick={handle(() => shareLink(shared))}>
          {messages.share}
        </Button>
      )}
      <Button
        block
        variant={canShareLink ? 'quiet' : 'filled'}
        busy={isBusy}
        onClick={handle(() => copyLink(shared.url))}
      >
        {messages.copy}
      </Button>
    </>
  );
}

function outcomeText(outcome: ShareOutcome, messages: typeof exitMessages.zh): string {
  return {
    panel: messages.sharePanel,
    prepared: messages.sharePrepared,
    cancelled: '',
    failed: messages.shareFailed,
    copied: messages.copied,
    'not-copied': messages.copyFailed,
  }[outcome];
}

function useCanShare(): boolean {
  const [isAble, setIsAble] = useState(false);
  useEffect(() => {
    let mounted = true;
    void canShare().then((answer) => {
      if (mounted) setIsAble(answer);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return isAble;
}
