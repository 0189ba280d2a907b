import type { WireDataOf } from '@/api/endpoint';
import * as endpoints from '@/api/endpoints/letters';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { thanksFor, transferOf } from '@/mocks/accounts/known-transfers';
import { receivedBy } from '@/mocks/accounts/transfers';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { partOf } from '@/mocks/red-packets/red-packets';
import { isClosedTo } from '@/mocks/transfers/sealed-letters';

type Letter = NonNullable<WireDataOf<typeof endpoints.queryLetters>>['letters'][number];

const queryLetters: Handler<typeof endpoints.queryLetters> = (state, { body, person }) => {
  const other = colleague(state, body.usercode);
  if (other === undefined || other.usercode === person.usercode) return { state, data: null };
  const { usercode, name, department, jobNumber, departed, oaAccount } = other;
  const both = [person.usercode, usercode] as const;
  const letters = [...transfersBetween(state, both), ...packetsBetween(state, both)]
    .sort((one, next) => next.time - one.time)
    .map(({ time, letter }) => ({ ...letter, time: toMoment(time) }));
  const able = !departed && oaAccount !== null;
  return { state, data: { person: { usercode, name, department, jobNumber, able }, letters } };
};

/** A letter with its moment in ms. */
interface Timed {
  time: number;
  letter: Omit<Letter, 'time'>;
}

/** Nothing about the others who got the same gift. */
function transfersBetween(state: MockState, [me, other]: readonly [string, string]): Timed[] {
  const all = [...accountHistoryOf(state.seed).transfers.values(), ...state.transfers];
  return all.flatMap((transfer): Timed[] => {
    const isSent = transfer.from === me && transfer.to.includes(other);
    if (!isSent && !(transfer.from === other && transfer.to.includes(me))) return [];
    const receiver = isSent ? other : me;
    const { id, time, accountType, text, tag } = transfer;
    const isClosed = isClosedTo(state, transfer, me);
    const thanks = thanksFor(state, id).find(({ usercode }) => usercode === receiver);
    return [
      {
        time,
        letter: {
          id,
          kind: 'transfer',
          direction: isSent ? 'sent' : 'received',
          accountType,
          money: toCoins(receivedBy(transfer, receiver)),
          text: isClosed ? '' : text,
          sealed: isClosed,
          tag,
          thanks: thanks?.text ?? null,
        },
      },
    ];
  });
}

/** Packets of one of the two that the other opened. */
function packetsBetween(state: MockState, [me, other]: readonly [string, string]): Timed[] {
  return state.packets.flatMap((packet): Timed[] => {
    const isSent = packet.from === me;
    if (!isSent && packet.from !== other) return [];
    const receiver = isSent ? other : me;
    const taken = packet.taken.find(({ usercode }) => usercode === receiver);
    const part = partOf(packet, receiver);
    if (taken === undefined || part === undefined) return [];
    return [
      {
        time: taken.time,
        letter: {
          id: packet.id,
          kind: 'packet',
          direction: isSent ? 'sent' : 'received',
          accountType: 0,
          money: toCoins(part.amount),
          text: packet.text,
          tag: '',
          thanks: taken.thanks === '' ? null : taken.thanks,
        },
      },
    ];
  });
}

/** Opening once more changes nothing: the first time counts. */
const openLetter: Handler<typeof endpoints.openLetter> = (state, { body, person }, now) => {
  const { usercode } = person;
  const transfer = transferOf(state, body.id);
  if (transfer?.to.includes(usercode) !== true)
    return { state, refusal: { code: '5403', message: '这封信不是写给您的' } };
  if (!isClosedTo(state, transfer, usercode)) return { state, data: {} };
  const opened = [...state.letters.opened, { transferId: transfer.id, usercode, time: now }];
  return { state: { ...state, letters: { ...state.letters, opened } }, data: {} };
};

const queryLetterSettings: Handler<typeof endpoints.queryLetterSettings> = (state, { person }) => ({
  state,
  data: { tellsSenders: state.letters.tellsSenders.includes(person.usercode) },
});

const updateLetterSettings: Handler<typeof endpoints.updateLetterSettings> = (state, { body, person }) => {
  const others = state.letters.tellsSenders.filter((usercode) => usercode !== person.usercode);
  const tellsSenders = body.tellsSenders ? [...others, person.usercode] : others;
  return { state: { ...state, letters: { ...state.letters, tellsSenders } }, data: {} };
};

export const handlers = [
  serve(endpoints.queryLetters, queryLetters),
  serve(endpoints.openLetter, openLetter),
  serve(endpoints.queryLetterSettings, queryLetterSettings),
  serve(endpoints.updateLetterSettings, updateLetterSettings),
];
