import * as v from 'valibot';
import { chance, mix } from './random';
import { jsonAnswer } from './render-response';
import type { GatewayRequest, HttpAnswer } from './rendering';
import { timeOf, type MockState } from './state';

/** Where the services beside the gateways are reached. */
export interface ServiceBases {
  captcha: string;
  deviceId: string;
  hrData: string;
  files: string;
}

const question = v.object({ deviceId: v.string(), kind: v.picklist(['picture', 'words'] as const) });
const answer = v.object({ deviceId: v.string(), id: v.string(), answer: v.string() });

/** A service that one area asks: its address, and the status and content of its answer. */
export interface SideService {
  readonly base: keyof ServiceBases;
  readonly path: string;
  readonly answer: (state: MockState, body: unknown) => [status: number, content: object];
}

const lists = import.meta.glob<readonly SideService[]>(
  ['/src/mocks/*/*-services.ts', '/src/areas/*/mocks/*-services.ts'],
  {
    eager: true,
    import: 'services',
  },
);
const declared = Object.values(lists).flat();

/** Stands in for the captcha and device-id services and those that areas declare; null where the address belongs to none. */
export function answerService(
  state: MockState,
  { path, body }: GatewayRequest,
  real: number,
  bases: ServiceBases,
): [MockState, HttpAnswer] | null {
  const { captcha, deviceId } = bases;
  const now = timeOf(state, real);
  const serial = state.serial + 1;
  const say = (status: number, content: object) => jsonAnswer(status, content, now);
  if (path.endsWith(`${deviceId}/identify`))
    return [{ ...state, serial }, say(200, { deviceId: `D${mix(state.seed.epoch, serial).toString(36)}` })];
  if (path.endsWith(`${captcha}/question`)) {
    const asked = v.safeParse(question, parsed(body));
    if (!asked.success) return [state, say(400, {})];
    return [{ ...state, serial }, say(200, posed(state.seed.epoch, serial, asked.output.kind))];
  }
  if (path.endsWith(`${captcha}/answer`)) {
    const given = v.safeParse(answer, parsed(body));
    if (!given.success) return [state, say(400, {})];
    const { id, deviceId: device, answer: typed } = given.output;
    if (typed !== rightAnswer(state.seed.epoch, id)) return [state, say(200, { ticket: null })];
    const ticket = `C${serial}`;
    return [{ ...state, serial, tickets: [...state.tickets, `${device}|${ticket}`] }, say(200, { ticket })];
  }
  const other = declared.find(({ base, path: at }) => path.endsWith(`${bases[base]}${at}`));
  return other === undefined ? null : [state, say(...other.answer(state, parsed(body)))];
}

/** Four digits in a picture, or a sum in words. */
function posed(epoch: number, serial: number, kind: 'picture' | 'words') {
  const id = `${kind === 'picture' ? 'P' : 'W'}${serial}`;
  const right = rightAnswer(epoch, id);
  if (kind === 'picture') return { id, picture: drawn(right, epoch + serial), text: '' };
  const first = Math.min(9, Number(right));
  return { id, picture: null, text: `${first} + ${Number(right) - first} = ?` };
}

/** Follows from the question's id, so that nothing needs to be kept. */
function rightAnswer(epoch: number, id: string): string {
  const drawnNumber = mix(epoch + 1, Number(id.slice(1)));
  return id.startsWith('P') ? String(drawnNumber % 10_000).padStart(4, '0') : String(2 + (drawnNumber % 17));
}

/** Tilted digits and lines across, as such pictures are. */
function drawn(digits: string, seed: number): string {
  const between = (index: number, from: number, to: number) =>
    Math.round(from + chance(seed, index) * (to - from));
  const figures = Array.from(digits, (digit, index) => {
    const x = 22 + index * 30 + between(index, -3, 3);
    const y = 34 + between(index + 4, -5, 5);
    return `<text x="${x}" y="${y}" transform="rotate(${between(index + 8, -24, 24)} ${x} ${y})">${digit}</text>`;
  });
  const lines = [0, 1, 2].map(
    (line) =>
      `<path d="M0 ${between(line + 12, 4, 44)}Q70 ${between(line + 15, 0, 48)} 140 ${between(line + 18, 4, 44)}" fill="none" stroke="#a9845a"/>`,
  );
  return (
    'data:image/svg+xml,' +
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 48"><path fill="#f6efe2" d="M0 0h140v48H0z"/>${lines.join('')}` +
        `<g fill="#5a2a1a" font-family="monospace" font-size="30" font-weight="700">${figures.join('')}</g></svg>`,
    )
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
