/** Whether an environment's list names a host: an entry stands for itself, one that begins with `*.` for what is below it. */
export function isListedHost(host: string, list: readonly string[]): boolean {
  return list.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed));
}
