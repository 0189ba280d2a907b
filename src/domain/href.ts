import type { Address } from './screens';

type Value = string | number;

type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parameters<Path extends string> = [PathParameter<Path>] extends [never]
  ? [query?: Readonly<Record<string, Value | undefined>>]
  : [parameters: Readonly<Record<PathParameter<Path>, Value> & Record<string, Value | undefined>>];

/**
 * The link to an address, without `#`: parameters that the address names go into the path, the others into the query, both encoded;
 * `undefined` ones are left out. Uses only the types of the screen table, so that a link does not load the table.
 */
export function href<Path extends Address>(address: Path, ...[parameters]: Parameters<Path>): string {
  const left: Record<string, Value | undefined> = { ...parameters };
  const path = address.replace(/:(\w+)/g, (_, name: string) => {
    const value = left[name];
    delete left[name];
    return encode(value ?? '');
  });
  const query = Object.entries(left).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}=${encode(value)}`],
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Half a surrogate pair, which only broken data contain, cannot be encoded and would throw. */
function encode(value: Value): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'));
}
