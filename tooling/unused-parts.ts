import type { Plugin } from 'vite';

const empty = '\0unused-part';

/**
 * Parts of packages that the app never runs, each with what stands in for it. axios takes its own Node adapter out for browsers the same
 * way: its fetch adapter is superfluous beside the XHR one, and its forms and file uploads beside JSON and text, which is all that the
 * gateways take; progress, cookies and parameters in addresses are not used either. The query cache brings a queue of mutations, which money never goes through (decision 37). crypto-js brings MD5, SHA-1 and a key derivation for passwords, where the app has a key.
 */
const parts: readonly { importer: RegExp; source: RegExp; code: string }[] = [
  {
    importer: /\/axios\/lib\/adapters\/adapters\.js$/,
    source: /\/fetch\.js$/,
    code: 'export const getFetch = () => null;',
  },
  {
    importer: /\/axios\/lib\//,
    source: /\/(?:toFormData|formDataToJSON|toURLEncodedForm|HttpStatusCode|formDataToBlob)\.js$/,
    code: 'export default () => null;',
  },
  {
    importer: /\/axios\/lib\//,
    source: /\/cookies\.js$/,
    code: 'export default { write() {}, read: () => null, readAsync: () => Promise.resolve(null), remove() {} };',
  },
  {
    importer: /\/axios\/lib\//,
    source: /\/assertParamsAcyclic\.js$/,
    code: 'export default () => undefined;',
  },
  {
    importer: /\/axios\/lib\/adapters\/xhr\.js$/,
    source: /\/progressEventReducer\.js$/,
    code: 'export const progressEventReducer = () => [];',
  },
  {
    importer: /\/query-core\/build\/modern\/queryClient\.js$/,
    source: /\/mutationCache\.js$/,
    code: 'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve(); } }',
  },
  {
    importer: /\/crypto-js\/(?:aes|cipher-core)\.js$/,
    source: /^\.\/(?:md5|evpkdf)$/,
    code: 'module.exports = {};',
  },
];

/** Leaves them out of a build; the browser tests run what is left. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const at = parts.findIndex((part) => part.source.test(source) && part.importer.test(importer ?? ''));
      return at < 0 ? null : `${empty}-${at}`;
    },
    load(id) {
      return id.startsWith(empty) ? (parts[Number(id.slice(empty.length + 1))]?.code ?? null) : null;
    },
  };
}
