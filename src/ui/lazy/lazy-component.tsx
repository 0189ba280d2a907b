import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface Waiting {
  /** Stands for it until its code and its words are there; nothing where left out. */
  waiting?: ReactNode;
}

/**
 * A component whose code is fetched when it is first shown, or before that by `fetch`. It shows as soon as it is there, where React's own
 * lazy components keep their fallback for 300 ms, which every page and every sheet would cost on its first visit. Code that does not come
 * throws in the component, and is asked for again when that is shown anew.
 */
export function deferred<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let ready: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = async () => {
    try {
      return (ready ??= (await load()).default);
    } finally {
      pending = null;
    }
  };
  const fetch = () => (pending ??= fetchOnce());

  function Deferred(props: Props & Waiting) {
    const [{ Part, failure }, take] = useState<Outcome<Props>>({ Part: ready, failure: null });
    useEffect(() => {
      if (Part === null)
        fetch().then(
          (fetched) => startTransition(() => take({ Part: fetched, failure: null })),
          (error: unknown) => take({ Part: null, failure: { error } }),
        );
    }, [Part]);
    if (failure !== null) throw failure.error;
    const { waiting = null } = props;
    if (Part === null) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Deferred, { fetch });
}

interface Outcome<Props> {
  Part: ComponentType<Props> | null;
  failure: { error: unknown } | null;
}
