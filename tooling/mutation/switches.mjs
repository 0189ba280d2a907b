/** After so many rounds of loops and looks at its switch in one test, a change is held to have made a loop endless. */
const limit = 10_000_000;

/**
 * The switches of the mutants, for the code that `instrument` writes.
 * `active` is the number of the mutant that is tried, -1 for none; `hits` marks those that the code came by.
 */
export const switches = {
  active: -1,
  rounds: 0,
  hits: new Uint8Array(),

  /** Turns one mutant on, or all off with -1. */
  choose(id) {
    this.active = id;
    this.startTest();
  },

  /** Counts the rounds of loops anew, as those of many tests are more than any one of them needs. */
  startTest() {
    this.rounds = 0;
  },

  /** The numbers of the mutants that the code came by since the last time. */
  takeHits() {
    const found = [];
    this.hits.forEach((hit, id) => hit === 1 && found.push(id));
    this.hits.fill(0);
    return found;
  },

  /** Whether the mutant is tried now. */
  on(id) {
    this.hits[id] = 1;
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
