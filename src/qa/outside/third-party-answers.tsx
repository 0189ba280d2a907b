import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { outsideMessages } from './outside-messages';
import styles from './outside-page.module.css';

/** What the third party answers about its part of an order; the app's page of the result opens afterwards. */
export function ThirdPartyAnswers({ order }: { order: string }) {
  const messages = useMessages(outsideMessages);
  const [hasFailed, setFailed] = useState(false);
  const answer = async (result: 'paid' | 'refused') => {
    try {
      await tellMock(order, result);
      window.location.replace(`../#/checkStandPayStatus?id=${encodeURIComponent(order)}`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.answers}>
      {hasFailed && <NoticeBar tone="danger">{messages.noMock}</NoticeBar>}
      <Button onClick={() => void answer('paid')}>{messages.thirdPartyPays}</Button>
      <Button variant="outlined" onClick={() => void answer('refused')}>
        {messages.thirdPartyRefuses}
      </Button>
    </div>
  );
}

/** This page stands one folder below the app, whose mock backend it calls. */
async function tellMock(order: string, result: 'paid' | 'refused'): Promise<void> {
  const response = await fetch('../__mock/third-party', {
    method: 'POST',
    body: JSON.stringify({ order, result }),
  });
  if (!response.ok) throw new Error(`the mock backend answered ${response.status}`);
}
