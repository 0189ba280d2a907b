import { person } from '@/mocks/core/people';

/** 林晓禾: the session's person, who leads a team, gives to her family and decides about large budgets. */
export const lin = person(0);
/** 陈思远, who sells things that he does not need. */
const chen = person(1);
/** 周一航: pays with 林晓禾's coins, and she with his. */
const zhou = person(3);
/** A person who was invited to pay with coins of the family, and buys from everybody. */
const invited = person(4);
/** 程意, who has hardly any coins. */
export const poor = person(7);
/** 何璐, who leads a team and decides about grants. */
const he = person(9);

/** Those who act in the walks. */
export const actors = [lin, chen, zhou, invited, poor, he] as const;
export const leaders = [lin, he] as const;
