import type { Plugin } from 'vite';

/**
 * Lets index.html ask for the code and the styles of live figures beside the entry, which would else name them only once it runs. The
 * bundler's own list of what to load ahead has what the entry imports at once, and live figures are loaded on demand.
 */
export function firstRequests(): Plugin {
  return {
    name: 'first-requests',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const live = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'live');
        const entry = /<script type="module" crossorigin src="([^"]*)assets\//.exec(html);
        if (live?.type !== 'chunk' || entry === null) return html;
        const [, base = ''] = entry;
        const styles = [...(live.viteMetadata?.importedCss ?? [])];
        const links = [
          `<link rel="modulepreload" crossorigin href="${base}${live.fileName}">`,
          ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
        ];
        return html.replace('</head>', `${links.join('')}</head>`);
      },
    },
  };
}
