import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { withChunkTimeout } from '@/domain/chunk-timeout';

interface LazyProps {
  /** Shown until the code and the messages are loaded; nothing by default. */
  fallback?: ReactNode;
}

/**
 * A component whose code is fetched on its first render, or earlier by `preload`. It renders as soon as the code is loaded, whereas React's
 * own `lazy` keeps a fallback for at least 300 ms. A failed fetch throws in the component and is retried when it mounts again; one that
 * takes too long fails with the name of its file. An `optional` one that does not come keeps its fallback.
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  optional = false,
) {
  let ready: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = async () => {
    try {
      return (ready ??= (await withChunkTimeout(name, load())).default);
    } finally {
      pending = null;
    }
  };
  const preload = () => (pending ??= fetchOnce());

  function LazyComponent(props: Props & LazyProps) {
    const [{ Part, failure }, setOutcome] = useState<Outcome<Props>>({ Part: ready, failure: null });
    useEffect(() => {
      if (Part === null)
        preload().then(
          (fetched) => startTransition(() => setOutcome({ Part: fetched, failure: null })),
          (error: unknown) => setOutcome({ Part: null, failure: { error } }),
        );
    }, [Part]);
    if (failure !== null && !optional) throw failure.error;
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
