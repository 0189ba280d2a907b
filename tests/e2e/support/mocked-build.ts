import { test as base } from '@playwright/test';
import { ValidationErrors } from './complaints';
import { serveFolder, type StaticServer } from './static-server';

/** Tests of the mocked build on a plain static server; a complaint of the browser, or a file that is not there, fails them. */
export const test = base.extend<
  { validationErrors: ValidationErrors },
  { folder: string; server: StaticServer }
>({
  folder: ['dist-mock', { scope: 'worker', option: true }],
  server: [
    async ({ folder }, provide) => {
      const server = await serveFolder(folder, '/');
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.origin),
  validationErrors: [
    async ({ context, server }, provide) => {
      const validationErrors = new ValidationErrors(server.origin);
      validationErrors.listenTo(context);
      await provide(validationErrors);
      validationErrors.expectNone();
      base.expect(server.refused).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
