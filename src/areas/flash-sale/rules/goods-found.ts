import { periodState, type Period, type PeriodState } from '@/domain/period';
import { contains, tokensOf } from '@/domain/search/search-match';

interface Session<Goods> extends Period {
  readonly goods: readonly Goods[];
}

const ranks: Readonly<Record<PeriodState, number>> = { running: 0, soon: 1, over: 2 };

/** The goods of all sessions whose name has every word of a search, those of the running session first, then of the coming ones; without words all that are not over. */
export function goodsFound<Goods extends { readonly name: string }, S extends Session<Goods>>(
  sessions: readonly S[],
  words: string,
  now: number,
): readonly { session: S; goods: S['goods'][number] }[] {
  const tokens = tokensOf(words);
  return [...sessions]
    .filter((session) => tokens.length > 0 || periodState(session, now) !== 'over')
    .sort((one, other) => ranks[periodState(one, now)] - ranks[periodState(other, now)])
    .flatMap((session) =>
      session.goods
        .filter(({ name }) => tokens.every((token) => contains(name, token)))
        .map((goods) => ({ session, goods })),
    );
}
