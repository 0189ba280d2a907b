import { useSearchParams } from 'react-router-dom';
import { packetSplits, packetStates } from '@/domain/red-packets/red-packet';
import type { PacketQuestion } from '@/queries/red-packets';

type Wish = { [Name in keyof PacketQuestion]: PacketQuestion[Name] | undefined };

/** What the records' address asks for, and the way to ask for something else; the address keeps it over reloads and on the way back. */
export function usePacketQuestion(): [PacketQuestion, (wish: Wish) => void] {
  const [search, setSearch] = useSearchParams();
  const year = search.get('year') ?? '';
  const state = packetStates.find((name) => name === search.get('state'));
  const split = packetSplits.find((name) => name === search.get('kind'));
  const question: PacketQuestion = {
    ...(/^2\d{3}$/.test(year) ? { year: Number(year) } : {}),
    ...(state === undefined ? {} : { state }),
    ...(split === undefined ? {} : { split }),
  };
  const ask = (wish: Wish) => {
    const wanted = { ...question, ...wish };
    const named = [
      ['year', wanted.year?.toString()],
      ['state', wanted.state],
      ['kind', wanted.split],
    ] as const;
    const query = new URLSearchParams();
    for (const [name, value] of named) if (value !== undefined) query.set(name, value);
    setSearch(query, { replace: true });
  };
  return [question, ask];
}
