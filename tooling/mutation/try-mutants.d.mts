/** How tests are run under mutants; `Test` is whatever names one. */
interface Trials<Test> {
  passes: (test: Test) => Promise<boolean>;
  choose: (id: number) => void;
  report: (result: { id: number; isKilled: boolean }) => void;
}
export function tryMutants<Test>(
  mutants: readonly { id: number; tests: readonly Test[] }[],
  trials: Trials<Test>,
): Promise<boolean>;
