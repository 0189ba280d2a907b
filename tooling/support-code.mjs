import { loadSource } from './load-source.mjs';
import { giveUp } from './ready.mjs';

const code = process.argv.slice(2).join('');
if (code === '') giveUp('Which code? npm run support-code -- LX1-…');

const { redirects, screens } = await loadSource('/src/domain/screens.ts');
const { endpoints } = await loadSource('/src/mocks/core/endpoints.ts');
const services = Object.values(await loadSource('/src/api/services.ts')).filter(({ service }) => service);
const { explainSupportCode } = await loadSource('/tooling/support-code-text.ts');

const { isRead, lines } = explainSupportCode(code, {
  addresses: [...Object.keys(screens), ...Object.keys(redirects)],
  endpoints: [...endpoints, ...services].map(({ name }) => name),
});
if (!isRead) giveUp(lines.join('\n'));
console.log(lines.join('\n'));
