/** The words of one area: Chinese at hand, English loaded when chosen. */
export interface Area<Words> {
  zh: Words;
  en: () => Promise<Words>;
}

/** Ties the two languages of an area together; a missing or an extra English key does not compile. */
export function area<Words>(zh: Words, load: () => Promise<Words>): Area<Words> {
  let loading: Promise<Words> | undefined;
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
