import type { Endpoint } from '@/api/endpoint';
import type { planned } from '@/api/endpoints/planned';
import type { Gateway } from '@/api/gateways';

/** The page on the gateways, out of the records that client and mocked service share. */
export function gatewaysPage(
  gateways: Readonly<Record<string, Gateway>>,
  endpoints: readonly Endpoint[],
  toCome: typeof planned,
): string {
  return [
    '# Gateways',
    '',
    'Written by `npm run gateways` from `src/api/gateways.ts` and `src/api/endpoints/`; a test looks that it is up to date.',
    'Every call is a POST below the base of its client, which the environment gives.',
    '',
    '## Clients',
    '',
    row([
      'client',
      'token',
      'token header',
      'API key header',
      'retry step',
      'time-out',
      'expiry codes',
      'other codes',
    ]),
    row(Array.from({ length: 8 }, () => '---')),
    ...Object.entries(gateways).map(([name, client]) =>
      row([
        name,
        client.token,
        client.tokenHeader === '' ? '–' : `\`${client.tokenHeader}\``,
        `\`${client.apiKeyHeader}\``,
        `${client.retryStep} ms`,
        `${client.timeout / 1000} s`,
        client.expiryCodes.join(', ') || '–',
        client.otherCodes,
      ]),
    ),
    '',
    '## Calls',
    '',
    row(['name', 'client', 'path', 'body', 'encrypted', 'effect']),
    row(Array.from({ length: 6 }, () => '---')),
    ...endpoints.map(({ name, gateway, path, sentAs, encrypted, effect }) =>
      row([name, gateway, `\`${path}\``, sentAs, encrypted ? 'yes' : 'no', effect]),
    ),
    '',
    '## Planned',
    '',
    'Calls that no screen makes yet.',
    '',
    ...Object.entries(toCome).flatMap(([client, groups]) =>
      Object.entries(groups).map(([group, names]) => `- ${client}, ${group}: ${names.join(', ')}`),
    ),
    '',
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
