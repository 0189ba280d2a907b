/** The four operators of mobile phones on the mainland. */
export const operators = ['mobile', 'unicom', 'telecom', 'broadnet'] as const;
export type Operator = (typeof operators)[number];

interface OperatorRange {
  readonly operator: Operator;
  /** The range of a virtual operator, which rents the network of this one. */
  readonly isVirtual: boolean;
}

/** The ranges of numbers as of 2026; a longer prefix goes before a shorter one. Ranges of machines, with 13 digits, are not in it. */
const operatorRanges: Readonly<
  Record<Operator, { readonly own: readonly string[]; readonly virtual: readonly string[] }>
> = {
  mobile: {
    own: [
      ...['134', '135', '136', '137', '138', '139', '147', '148', '150', '151', '152', '157', '158', '159'],
      ...['172', '178', '182', '183', '184', '187', '188', '195', '197', '198'],
    ],
    virtual: ['165', '1703', '1705', '1706'],
  },
  unicom: {
    own: ['130', '131', '132', '145', '146', '155', '156', '166', '175', '176', '185', '186', '196'],
    virtual: ['167', '1704', '1707', '1708', '1709', '171'],
  },
  telecom: {
    // 1349 and 1740 are phones by satellite.
    own: ['133', '1349', '149', '153', '173', '1740', '177', '180', '181', '189', '190', '191', '193', '199'],
    virtual: ['162', '1700', '1701', '1702'],
  },
  broadnet: { own: ['192'], virtual: [] },
};

const byPrefix: ReadonlyMap<string, OperatorRange> = new Map(
  operators.flatMap((operator) => {
    const { own, virtual } = operatorRanges[operator];
    const rangesOf = (prefixes: readonly string[], isVirtual: boolean) =>
      prefixes.map((prefix) => [prefix, { operator, isVirtual }] as const);
    return [...rangesOf(own, false), ...rangesOf(virtual, true)];
  }),
);

/** The operator to whose range a number belongs, whole or begun; null where none does. A number may have been taken to another operator. */
export function operatorOf(digits: string): OperatorRange | null {
  return byPrefix.get(digits.slice(0, 4)) ?? byPrefix.get(digits.slice(0, 3)) ?? null;
}
