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

/** Lengths of lists of which one fits every schema of the gateways. */
const lengths = [1, 2, 12];

/**
 * A value in its wire form that fits the schema; throws where none is found. It is as small as the schema allows, or `full`, with
 * something in every list and in everything that may be absent.
 */
export function sampleOf(schema: v.GenericSchema, size: 'small' | 'full' = 'small'): unknown {
  for (const value of candidates(schema, size)) if (v.safeParse(schema, value).success) return value;
  throw new Error(`no sample fits a schema of type ${schema.type}`);
}

function candidates(schema: v.GenericSchema, size: 'small' | 'full'): readonly unknown[] {
  const part = schema as unknown as Part;
  const sample = (each: v.GenericSchema) => sampleOf(each, size);
  const sized = (least: readonly unknown[], most: () => readonly unknown[]) =>
    size === 'small' ? [...least, ...most()] : [...most(), ...least];
  switch (part.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return [
        Object.fromEntries(Object.entries(part.entries ?? {}).map(([name, each]) => [name, sample(each)])),
      ];
    case 'array':
      return sized([[]], () =>
        part.item === undefined
          ? []
          : lengths.map((length) => Array(length).fill(sample(part.item ?? schema))),
      );
    case 'tuple':
    case 'strict_tuple':
      return [(part.items ?? []).map(sample)];
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
      return (part.options as readonly v.GenericSchema[]).map(sample);
    case 'nullable':
    case 'nullish':
      return sized([null], () => wrapped(part, size));
    case 'exact_optional':
      return wrapped(part, size);
    case 'optional':
      return sized([undefined], () => wrapped(part, size));
    case 'record':
      return [{}];
    default:
      return [null, {}, [], ''];
  }
}

function wrapped(part: Part, size: 'small' | 'full'): readonly unknown[] {
  return part.wrapped === undefined ? [] : candidates(part.wrapped, size);
}
