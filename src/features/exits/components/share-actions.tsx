import { useEffect, useRef, useState } from 'react';
import { exitMessages } from '@/messages/exits';
import { useMessages } from '@/messages/language';
import type { Shared } from '@/host/host';
import { Button } from '@/ui/forms/button';
import { canHandOut, copyLink, handOut, type HandedOut } from '../hand-out';
import styles from './share-ways.module.css';

/** The ways to share; says what became of the last one. */
export function ShareWays({ shared }: { shared: Shared }) {
  const messages = useMessages(exitMessages);
  const shares = useCanHandOut();
  const working = useRef(false);
  const [under, setUnder] = useState(false);
  const [outcome, setOutcome] = useState<HandedOut | null>(null);
  const doing = (way: () => Promise<HandedOut>) => () => {
    // A second tap may come before the button is drawn anew.
    if (working.current) return;
    working.current = true;
    setUnder(true);
    setOutcome(null);
    void way().then((became) => {
      working.current = false;
      setUnder(false);
      setOutcome(became);
    });
  };
  return (
    <>
      <p role="status" className={styles.said} data-bad={outcome === 'failed' || outcome === 'not-copied'}>
        {outcome === null ? '' : outcomeText(outcome, messages)}
      </p>
      {shares && (
        <Button block busy={under} onClick={doing(() => handOut(shared))}>
          {messages.share}
        </Button>
      )}
      <Button
        block
        variant={shares ? 'quiet' : 'filled'}
        busy={under}
        onClick={doing(() => copyLink(shared.url))}
      >
        {messages.copy}
      </Button>
    </>
  );
}

function outcomeText(outcome: HandedOut, messages: typeof exitMessages.zh): string {
  return {
    panel: messages.sharePanel,
    prepared: messages.sharePrepared,
    cancelled: '',
    failed: messages.shareFailed,
    copied: messages.copied,
    'not-copied': messages.copyFailed,
  }[outcome];
}

function useCanHandOut(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    let shown = true;
    void canHandOut().then((answer) => {
      if (shown) setCan(answer);
    });
    return () => {
      shown = false;
    };
  }, []);
  return can;
}
