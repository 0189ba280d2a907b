/** The part of the browser's Trusted Types that is needed here. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

const made = new Map<string, unknown>();

/**
 * The address of a worker as browsers with Trusted Types accept it. The policy of this name, which the headers allow, gives this one address,
 * whatever it is asked for.
 */
export function trustedAddress(policy: string, address: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const trusted =
    made.get(policy) ??
    trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL(address) ??
    address;
  made.set(policy, trusted);
  // Only the object that the policy makes is accepted, which the types of workers do not know.
  return trusted as string;
}
