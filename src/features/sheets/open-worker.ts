/** The part of the browser's Trusted Types that is needed here. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

let trusted: unknown;

/** Starts the worker for spreadsheets. The Trusted Types policy gives the worker's own address, whatever it is asked for. */
export async function openWorker(): Promise<Worker> {
  const { default: address } = await import('./worker/sheet-worker?worker&url');
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trusted ??=
    trustedTypes
      ?.createPolicy('wallet-worker', { createScriptURL: () => address })
      .createScriptURL(address) ?? address;
  // Browsers with Trusted Types accept only the object that the policy makes, which the type of Worker does not know.
  // A development server gives modules, a build one classic file, which older browsers can run too.
  return new Worker(trusted as string, { type: import.meta.env.DEV ? 'module' : 'classic' });
}
