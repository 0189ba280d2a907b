import * as v from 'valibot';

/** A list without the rows that do not fit the schema, so that one bad row does not fail the whole answer. */
export function listOf<Row extends v.GenericSchema>(row: Row) {
  const anyRow = v.unknown() as unknown as v.GenericSchema<v.InferInput<Row>>;
  return v.pipe(
    v.array(anyRow),
    v.transform((given): v.InferOutput<Row>[] =>
      given.flatMap((each) => {
        const checked = v.safeParse(row, each);
        return checked.success ? [checked.output] : [];
      }),
    ),
  );
}
