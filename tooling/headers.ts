import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseEnvironment, parts, type Environment } from './environment.ts';

/** Headers for every path that `path`, a regular expression, matches; where rules say the same header, the later one wins. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Where a build leaves its header rules, beside its manifest: files for a deployment, not for browsers. */
const headersFile = '.vite/headers.json';

const https = (list: string): string[] => parts(list).map((host) => `https://${host}`);

/** Sources for what a page has inline, which is allowed by its hash alone: its styles, or its scripts. */
export function inlineHashes(html: string, tag: 'style' | 'script'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '', 'utf8')
        .digest('base64')}'`,
  );
}

/**
 * The headers that a deployment of this page in this environment must send; docs/deployment.md explains each. The mocked build is not deployed,
 * and its service worker is registered by an address that is plain text.
 */
export function headerRules(environment: Environment, html: string, mocked = false): HeaderRule[] {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:', ...https(environment.VITE_IMAGE_HOSTS)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': [
      "'self'",
      ...new Set([...https(environment.VITE_ALLOWED_HOSTS), ...https(environment.VITE_TOKEN_HOSTS)]),
    ],
    'frame-ancestors': ["'self'", ...https(environment.VITE_FRAME_ANCESTORS)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Text becomes HTML by the sanitiser's policy and an address a worker by those of the two workers, and in no other way.
    ...(mocked
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['wallet-html', 'wallet-worker', 'wallet-shell'],
        }),
  };
  return [
    {
      path: '^/',
      headers: {
        'Content-Security-Policy': Object.entries(policy)
          .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
          .join('; '),
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cache-Control': 'no-cache',
      },
    },
    // A hashed name never changes what is behind it.
    { path: '^/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '^/(gw|svc)/', headers: { 'Cache-Control': 'no-store' } },
  ];
}

/** The headers of one path, out of the rules. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => new RegExp(rule.path).test(path)).map((rule) => rule.headers),
  );
}

/** Writes the header rules beside each build, and makes the preview server send them. */
export function deploymentHeaders(): Plugin {
  let environment: Environment | undefined;
  let mocked = false;
  return {
    name: 'deployment-headers',
    configResolved(config) {
      environment = parseEnvironment(config.mode, config.env);
      mocked = config.mode === 'mock';
    },
    writeBundle({ dir }) {
      if (dir === undefined || environment === undefined) return;
      const rules = headerRules(environment, readFileSync(join(dir, 'index.html'), 'utf8'), mocked);
      mkdirSync(join(dir, '.vite'), { recursive: true });
      writeFileSync(join(dir, headersFile), `${JSON.stringify(rules, null, 2)}\n`);
    },
    configurePreviewServer(server) {
      const file = join(server.config.root, server.config.build.outDir, headersFile);
      if (!existsSync(file)) throw new Error(`${file} is missing: build first, with npm run build.`);
      const rules = JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[];
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        if (path.startsWith('/.vite/')) {
          response.writeHead(404).end();
          return;
        }
        for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
        next();
      });
    },
  };
}
