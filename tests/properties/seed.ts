/** The seed of a generated run; the environment's SEED repeats one. */
export const seed =
  process.env['SEED'] === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(process.env['SEED']);
