import type { Plugin } from 'vite';

/** The bundler's own module that fetches the styles of a part before its code. */
const helper = /vite\/preload-helper/;
/** What it says, and what it has to say: only a file that is still coming is not asked for again, and a failed one leaves no trace. */
const mends = [
  ['if (href in seen) return', 'if (seen[href]) return'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

/**
 * Lets a part ask for its styles again after they did not arrive. The bundler's helper takes a failed file for one that is there, so that
 * the second try would show the part without its styles.
 */
export function stylesAgain(): Plugin {
  return {
    name: 'styles-again',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler: (code) => mends.reduce(mended, code),
    },
  };
}

function mended(code: string, [wrong, right]: readonly [string, string]): string {
  if (!code.includes(wrong))
    throw new Error(`The bundler's helper has no “${wrong}” any more: see whether it asks again.`);
  return code.replace(wrong, right);
}
