/**
 * The text of a file with a switch around each of its mutants: `__mutation.on(7)` says whether the seventh is tried now. Loops report
 * their rounds, so that one that a change made endless ends with an error.
 * @param text the file as it is
 * @param mutants those of the file, each with its number in the run as `id`
 * @param loops where the blocks of its loops begin
 */
export function instrument(text, mutants, loops) {
  const hosts = new Map();
  for (const mutant of mutants) {
    const { start, end } = mutant.host;
    const key = `${start}-${end}`;
    if (!hosts.has(key)) hosts.set(key, { ...mutant.host, mutants: [] });
    hosts.get(key).mutants.push(mutant);
  }
  const marks = [...hosts.values(), ...loops.map((start) => ({ start, end: start, mutants: [] }))];
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;

  /** The text of a range with all that lies in it wrapped. */
  const rendered = (start, end) => {
    let position = start;
    let result = '';
    while (next < marks.length && marks[next].start < end) {
      const mark = marks[next];
      next += 1;
      result += text.slice(position, mark.start) + wrapped(mark);
      position = mark.end;
    }
    return result + text.slice(position, end);
  };

  const wrapped = (mark) => {
    if (mark.start === mark.end) return '__mutation.tick();';
    const inner = rendered(mark.start, mark.end);
    const changed = ({ start, end, text: other }) =>
      text.slice(mark.start, start) + other + text.slice(end, mark.end);
    if (mark.isStatement) {
      const [{ id }] = mark.mutants;
      return `{ if (!__mutation.on(${id})) { ${inner} } }`;
    }
    const choices = mark.mutants.map((mutant) => `__mutation.on(${mutant.id}) ? (${changed(mutant)}) : `);
    return `(${choices.join('')}${inner})`;
  };

  return rendered(0, text.length);
}
