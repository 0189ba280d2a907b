import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Grid } from '@/ui/layout/box';
import { outsideMessages } from './outside-messages';

/** What the third party answers about its part of the newest order; the app's page of the result opens afterwards. */
export function ThirdPartyAnswers() {
  const messages = useMessages(outsideMessages);
  const answer = async (result: 'paid' | 'refused') => {
    const isNotified = await tellMock(result);
    // Where it could not be told here, the app tells it.
    window.location.replace(`../${isNotified ? '' : `?thirdParty=${result}`}#/checkStandPayStatus`);
  };
  return (
    <Grid gap={3} marginTop={3}>
      <Button onClick={() => void answer('paid')}>{messages.thirdPartyPays}</Button>
      <Button variant="outlined" onClick={() => void answer('refused')}>
        {messages.thirdPartyRefuses}
      </Button>
    </Grid>
  );
}

/**
 * This page stands one folder below the app, whose mock backend it calls. False where a service worker is that backend: it answers only pages
 * of the app.
 */
async function tellMock(result: 'paid' | 'refused'): Promise<boolean> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return false;
  await fetch('../__mock/third-party', { method: 'POST', body: JSON.stringify({ result }) });
  return true;
}
