import { theHost } from '@/host/current';
import { HostFailure, HostRefusal, type SocialPayment } from '@/host/host';

/** What the social app said of a payment; `silent` where it has said nothing yet. Only the gateway knows whether it was paid. */
export type SocialAnswer = 'answered' | 'cancelled' | 'refused' | 'no-sdk' | 'silent';

/** How long the person may take to pay before the gateway is asked, ms. */
const patience = 60_000;

/** Lets the social app ask the person to pay. Never rejects; an answer that comes late is told by the gateway alone. */
export async function askSocialApp(payment: SocialPayment): Promise<SocialAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<SocialAnswer>((resolve) => {
    timer = setTimeout(() => resolve('silent'), patience);
  });
  const answer = theHost()
    .then((host) => host.requestPayment(payment))
    .then((): SocialAnswer => 'answered', answerOf);
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function answerOf(error: unknown): SocialAnswer {
  if (error instanceof HostRefusal) return 'refused';
  return error instanceof HostFailure && error.trouble === 'cancelled' ? 'cancelled' : 'no-sdk';
}
