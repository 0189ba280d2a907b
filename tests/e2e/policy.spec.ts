import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forbidden } from '../security/forbidden';
import { open } from './support/steps';
import { expect, test } from './support/test';

/** The policy that the server sends with the page, by directive. */
async function policyOf(origin: string): Promise<string[]> {
  const { headers } = await fetch(origin);
  return (headers.get('content-security-policy') ?? '').split('; ').map((each) => each.split(' ')[0] ?? '');
}

/** What the browser has reported of the page, by the name of the directive. */
const reports = '(globalThis.reports ??= [])';
const listen = `document.addEventListener('securitypolicyviolation', (event) => ${reports}.push(event.effectiveDirective));`;

test.describe('the policy of the deployment', () => {
  test('stops what each of its directives forbids, and the browser reports it by name', async ({
    page,
    origin,
    browserErrors,
  }) => {
    browserErrors.allow(/Content Security [Pp]olicy|evil\.example|Trusted(HTML|ScriptURL)/);
    // Another page has to be there for this one; it is tested below.
    const asked = (await policyOf(origin)).filter((directive) => directive !== 'frame-ancestors');
    expect(asked.sort()).toEqual(Object.keys(forbidden).sort());
    await page.addInitScript(listen);
    const browser = await page.context().newCDPSession(page);
    for (const { reported, code } of Object.values(forbidden)) {
      await page.goto('about:blank');
      await open(page, '/news-list');
      await expect(page.getByRole('heading', { name: '资讯' })).toBeVisible();
      expect(await page.evaluate(reports), 'before').toEqual([]);
      await page.evaluate(`try { ${code} } catch {}`);
      // A manifest is fetched only where it is asked for.
      if (reported === 'manifest-src') await browser.send('Page.getAppManifest').catch(() => null);
      await expect.poll(() => page.evaluate(reports), code).toContain(reported);
    }
  });

  test('keeps the app out of the frames of other sites', async ({ page, origin, browserErrors }) => {
    browserErrors.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|foreign host|not there: .*favicon/);
    const site = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end(`<iframe src="${origin}/#/home"></iframe>`),
    );
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    site.close();
    site.closeAllConnections();
  });

  test('comes, with the other headers of the build, with every kind of file and every status', async ({
    origin,
  }) => {
    const rules = JSON.parse(readFileSync('dist/.vite/headers.json', 'utf8')) as {
      path: string;
      headers: Record<string, string>;
    }[];
    const assets = /\/assets\/[^"]+/.exec(await (await fetch(origin)).text())?.[0] ?? '';
    const paths = [
      '/',
      '/index.html',
      '/service-worker.js',
      '/version.json',
      assets,
      '/gw/wallet/nothing',
      '/nothing.js',
    ];
    expect(paths).toHaveLength(new Set(paths).size);
    for (const path of paths) {
      const { headers } = await fetch(origin + path);
      const wanted = Object.assign(
        {},
        ...rules.filter((rule) => new RegExp(rule.path).test(path)).map((rule) => rule.headers),
      ) as Record<string, string>;
      const sent = Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]));
      expect(sent, path).toEqual(wanted);
    }
  });
});
