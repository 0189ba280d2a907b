/** How often the release is asked for at most, ms. */
const checkEvery = 60_000;

/**
 * Gives the question whether another version of the app is out than the one that runs here: the build leaves the name of its entry beside
 * it. It is asked at most once a minute, in between the former answer holds; what cannot be read is no news.
 */
export function releaseQuestion(): () => Promise<boolean> {
  let checkedAt = -Infinity;
  let answer = Promise.resolve(false);
  return () => {
    // A phone's clock may be set back.
    if (Math.abs(Date.now() - checkedAt) >= checkEvery) {
      checkedAt = Date.now();
      answer = asked().catch(() => false);
    }
    return answer;
  };
}

async function asked(): Promise<boolean> {
  const response = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' });
  const answer: unknown = response.ok ? await response.json() : null;
  if (typeof answer !== 'object' || answer === null || !('entry' in answer)) return false;
  const { entry } = answer;
  return typeof entry === 'string' && entry !== '' && !runs(entry);
}

function runs(entry: string): boolean {
  return Array.from(document.scripts).some(
    ({ src }) => src !== '' && new URL(src).pathname.endsWith(`/${entry}`),
  );
}
