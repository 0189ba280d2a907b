/** What the build that runs here is called: the mark in the name of the file that it begins with (`first-CdT3kF9a.js`); null where it is no build. */
export function runningBuild(): string | null {
  for (const { src } of Array.from(document.scripts)) {
    const mark = /\/assets\/first-([\w-]+)\.js$/.exec(src)?.[1];
    if (mark !== undefined) return mark;
  }
  return null;
}
