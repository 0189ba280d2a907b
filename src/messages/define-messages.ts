import { withChunkTimeout } from '@/domain/chunk-timeout';

/** The messages of one area: Chinese is bundled, English is loaded lazily. */
export interface Area<Messages> {
  zh: Messages;
  en: () => Promise<Messages>;
}

/** An object with a text called `then` looks like a promise and would never arrive. */
interface NoPromise {
  then?: never;
}

/** Combines the two languages of an area; a missing or an extra English key does not compile, nor does a text called `then`. */
export function area<Messages>(zh: Messages & NoPromise, load: () => Promise<Messages>): Area<Messages> {
  let loading: Promise<Messages> | undefined;
  return {
    zh,
    en: () => {
      loading ??= withChunkTimeout('messages', load()).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
