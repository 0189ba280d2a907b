import type { AlertSource } from '@/domain/accounts/account-service';

/** A message of a gateway about the person's account. */
export interface AccountAlert {
  source: AlertSource;
  id: string;
  /** Empty where the gateway gave none. */
  title: string;
  content: string;
}

/** One person's alert among all; the same id of another source is another alert. */
export function alertKey(usercode: string, { source, id }: AccountAlert): string {
  return `${usercode}|${source}|${id}`;
}
