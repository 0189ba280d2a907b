import * as v from 'valibot';

/** Texts and numbers of which one fits every schema of the gateways. */
const texts = [
  'word',
  '2026-11-21 09:41:00',
  '2026-11-21',
  '2026-11',
  '123456',
  '1234',
  '1.0',
  '13800000000',
  'https://example.com/',
  '0'.repeat(12),
  '0'.repeat(16),
  '0'.repeat(32),
  '0'.repeat(64),
];
const numbers = [1, 0, 10, 100, 1000, 2026, -1];

/** Any part of a schema, as far as it is walked here. */
interface Part {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  options?: readonly unknown[];
  literal?: unknown;
  item?: v.GenericSchema;
  items?: readonly v.GenericSchema[];
  wrapped?: v.GenericSchema;
}

/** A value in its wire form that fits the schema; throws where none is found. */
export function sampleOf(schema: v.GenericSchema): unknown {
  for (const value of candidates(schema)) if (v.safeParse(schema, value).success) return value;
  throw new Error(`no sample fits a schema of type ${schema.type}`);
}

function candidates(schema: v.GenericSchema): readonly unknown[] {
  const part = schema as unknown as Part;
  switch (part.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return [
        Object.fromEntries(Object.entries(part.entries ?? {}).map(([name, each]) => [name, sampleOf(each)])),
      ];
    case 'array':
      return [[], ...(part.item === undefined ? [] : [[sampleOf(part.item)]])];
    case 'tuple':
      return [(part.items ?? []).map(sampleOf)];
    case 'string':
      return texts;
    case 'number':
    case 'custom':
      return numbers;
    case 'boolean':
      return [true, false];
    case 'literal':
      return [part.literal];
    case 'picklist':
      return part.options ?? [];
    case 'variant':
    case 'union':
      return (part.options as readonly v.GenericSchema[]).map(sampleOf);
    case 'nullable':
    case 'nullish':
      return [null];
    case 'exact_optional':
      return part.wrapped === undefined ? [] : [sampleOf(part.wrapped)];
    case 'optional':
      return [undefined, ...(part.wrapped === undefined ? [] : candidates(part.wrapped))];
    case 'record':
      return [{}];
    default:
      return [null, {}, [], ''];
  }
}
