/** Whether a schema has this one anywhere in it. */
export function reaches(schema: unknown, sought: unknown, seen = new Set<unknown>()): boolean {
  if (schema === sought) return true;
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  return Object.values(schema).some((part) => reaches(part, sought, seen));
}
