/** The hash in the entry file name of the running build (`index-CdT3kF9a.js`); null on the development server. */
export function runningBuild(): string | null {
  for (const { src } of Array.from(document.scripts)) {
    const hash = /\/assets\/index-([\w-]+)\.js$/.exec(src)?.[1];
    if (hash !== undefined) return hash;
  }
  return null;
}
