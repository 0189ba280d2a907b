/** After so many rounds of loops and looks at its switch, a change is held to have made a loop endless. */
const limit = 2_000_000;

/**
 * The switches of the mutants, for the code that `instrument` writes.
 * `active` is the number of the mutant that is tried, `hits` collects those that are come by while none is.
 */
export const switches = {
  active: -1,
  rounds: 0,
  /** @type {Set<number> | undefined} */
  hits: undefined,

  /** Turns one mutant on, or all off with -1. */
  choose(id) {
    this.active = id;
    this.rounds = 0;
  },

  /** Whether the mutant is tried now. */
  on(id) {
    this.hits?.add(id);
    if (id !== this.active) return false;
    this.tick();
    return true;
  },

  /** Counts a round of a loop; ends one that a mutant made endless. */
  tick() {
    if (this.active === -1) return;
    this.rounds += 1;
    if (this.rounds > limit) throw new RangeError('a loop that a change made endless');
  },
};

globalThis.__mutation = switches;
