/** The hash in the name of the running build's entry (`index-CdT3kF9a.js`); null while developing. */
export function runningBuild(): string | null {
  for (const { src } of Array.from(document.scripts)) {
    const mark = /\/assets\/index-([\w-]+)\.js$/.exec(src)?.[1];
    if (mark !== undefined) return mark;
  }
  return null;
}
