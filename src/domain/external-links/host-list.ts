/** Whether an environment's list contains a host: an entry matches itself; one that begins with `*.` matches its subdomains. */
export function isListedHost(host: string, list: readonly string[]): boolean {
  return list.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed));
}
