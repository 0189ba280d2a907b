import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LazyProps {
  /** Stands for it until its code and its words are there; nothing where left out. */
  fallback?: ReactNode;
}

/**
 * A component whose code is fetched when it is first shown, or before that by `preload`. It shows as soon as it is there, where React's own
 * lazy components keep their fallback for 300 ms, which every page and every sheet would cost on its first visit. Code that does not come
 * throws in the component, and is asked for again when that is shown anew.
 */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let ready: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = async () => {
    try {
      return (ready ??= (await load()).default);
    } finally {
      pending = null;
    }
  };
  const preload = () => (pending ??= fetchOnce());

  function LazyComponent(props: Props & LazyProps) {
    const [{ Part, failure }, take] = useState<Outcome<Props>>({ Part: ready, failure: null });
    useEffect(() => {
      if (Part === null)
        preload().then(
          (fetched) => startTransition(() => take({ Part: fetched, failure: null })),
          (error: unknown) => take({ Part: null, failure: { error } }),
        );
    }, [Part]);
    if (failure !== null) throw failure.error;
    const { fallback = null } = props;
    if (Part === null) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyComponent, { preload });
}

interface Outcome<Props> {
  Part: ComponentType<Props> | null;
  failure: { error: unknown } | null;
}
