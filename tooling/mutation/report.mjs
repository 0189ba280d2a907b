import { speaksOf } from './reasons.mjs';

/** At least so many of a hundred mutants die. */
const goal = 90;

const percent = (part, all) => (all === 0 ? 100 : (part / all) * 100).toFixed(1);

/**
 * Prints how many mutants of each file were killed, the survivors with their lines, and the entries of the kept list that are out of date:
 * those of no mutant, and those of one that a test kills. Gives whether enough were killed and the list is up to date.
 */
export function report({ mutants, results, reasons, isWhole, files, print }) {
  const isKilled = ({ id }) => results.get(id)?.isKilled === true;
  const reasonFor = (mutant) => reasons.find((entry) => speaksOf(entry, mutant));
  const counted = mutants.filter((mutant) => isKilled(mutant) || reasonFor(mutant) === undefined);
  const survivors = counted.filter((mutant) => !isKilled(mutant));

  for (const file of [...new Set(mutants.map((mutant) => mutant.file))]) {
    const own = counted.filter((mutant) => mutant.file === file);
    const killed = own.filter(isKilled).length;
    console.log(
      `${percent(killed, own.length).padStart(6)} %  ${String(killed).padStart(4)} of ${String(own.length).padStart(4)}  ${file}`,
    );
  }
  for (const { id, file, line, source, change } of survivors) {
    const isCovered = results.get(id)?.isCovered === true;
    console.log(
      `\nsurvived: ${file}:${line} ${change}${isCovered ? '' : ' (no test comes by)'}\n    ${source}`,
    );
  }

  const spoken = reasons.filter(({ file }) => files.includes(file));
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
    `${mutants.length} mutants: ${killed} killed, ${survivors.length} survived, ${mutants.length - counted.length} change nothing; ${rate} %`,
  );
  return Number(rate) >= goal && gone.length === 0 && killedNow.length === 0;
}
