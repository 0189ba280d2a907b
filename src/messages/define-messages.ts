/** The words of one area: Chinese at hand, English loaded when chosen. */
export interface Area<Messages> {
  zh: Messages;
  en: () => Promise<Messages>;
}

/** Ties the two languages of an area together; a missing or an extra English key does not compile. */
export function area<Messages>(zh: Messages, load: () => Promise<Messages>): Area<Messages> {
  let loading: Promise<Messages> | undefined;
  return {
    zh,
    en: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
