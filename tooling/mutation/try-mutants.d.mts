/** How tests are run under mutants; `Test` is whatever names one. */
interface Trials<Test> {
  passes: (test: Test) => Promise<boolean>;
  choose: (id: number) => void;
  wasOn: () => boolean;
  report: (result: { id: number; isReached: boolean; isKilled: boolean }) => void;
}
export function tryMutants<Test>(
  mutants: readonly { id: number; tests: readonly Test[] }[],
  trials: Trials<Test>,
): Promise<boolean>;
