import { speaksOf } from './reasons.mjs';

/** At least so many of a hundred mutants die. */
const goal = 90;

const percent = (part, all) => (all === 0 ? 100 : (part / all) * 100).toFixed(1);

/**
 * Prints how many mutants of each file were killed, the survivors that have no reason with their lines, and the entries of the kept lists
 * that are out of date: those of no mutant, and those of one that a test kills. Gives whether enough were killed, each survivor has its
 * reason where that is asked for, and the lists are up to date.
 * @param equivalent the list of mutants that change nothing; they count neither as killed nor as survivors
 * @param expected the list of survivors
 */
export function report({ mutants, results, equivalent, expected, needsReasons, isWhole, files, print }) {
  const isKilled = ({ id }) => results.get(id)?.isKilled === true;
  const isIn = (list) => (mutant) => list.some((entry) => speaksOf(entry, mutant));
  const isEquivalent = isIn(equivalent);
  const isExpected = isIn(expected);
  const counted = mutants.filter((mutant) => isKilled(mutant) || !isEquivalent(mutant));
  const survivors = counted.filter((mutant) => !isKilled(mutant));
  const unexplained = survivors.filter((mutant) => !isExpected(mutant));

  for (const file of [...new Set(mutants.map((mutant) => mutant.file))]) {
    const own = counted.filter((mutant) => mutant.file === file);
    const killed = own.filter(isKilled).length;
    console.log(
      `${percent(killed, own.length).padStart(6)} %  ${String(killed).padStart(4)} of ${String(own.length).padStart(4)}  ${file}`,
    );
  }
  for (const { id, file, line, source, change } of unexplained) {
    const isCovered = results.get(id)?.isCovered === true;
    console.log(
      `\nsurvived: ${file}:${line} ${change}${isCovered ? '' : ' (no test comes by)'}\n    ${source}`,
    );
  }

  const spoken = [...equivalent, ...expected].filter(({ file }) => files.includes(file));
  const gone = isWhole ? spoken.filter((entry) => !mutants.some((mutant) => speaksOf(entry, mutant))) : [];
  const killedNow = spoken.filter(
    (entry) =>
      mutants.some((mutant) => speaksOf(entry, mutant)) &&
      mutants.every((mutant) => !speaksOf(entry, mutant) || isKilled(mutant)),
  );
  for (const { file, line, change } of gone)
    console.log(`\nlisted and gone: ${file}: ${change}\n    ${line}`);
  for (const { file, line, change } of killedNow)
    console.log(`\nlisted and killed: ${file}: ${change}\n    ${line}`);

  const killed = counted.length - survivors.length;
  const rate = percent(killed, counted.length);
  console.log();
  print(
    `${mutants.length} mutants: ${killed} killed, ${survivors.length} survived, ${unexplained.length} of them without a reason, ${mutants.length - counted.length} change nothing; ${rate} %`,
  );
  return (
    Number(rate) >= goal &&
    (unexplained.length === 0 || !needsReasons) &&
    gone.length === 0 &&
    killedNow.length === 0
  );
}
