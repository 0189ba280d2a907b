/** What the HR data service knows of a colleague; no more than a grant list needs. */
export interface SheetPerson {
  usercode: string;
  name: string;
  /** Null where the person has none, and cannot receive coins. */
  oaAccount: string | null;
  department: string;
  departed: boolean;
}

/** The answer for one row. */
export interface PersonCheck {
  /** Whose account or job number it is. */
  found: SheetPerson | null;
  /** The one colleague of the name and department, where the account is missing or wrong. */
  candidate: SheetPerson | null;
}

/** What is asked about one row. */
export interface PersonQuestion {
  readonly name: string;
  readonly account: string;
  readonly department: string;
}

/** Folding the cells of a long list takes a while, and they are asked about with each change. */
const knownKeys = new WeakMap<PersonQuestion, string>();

/** Rows with the same key have the same answer; case, width and blanks make no difference. */
export function questionKey(question: PersonQuestion): string {
  const known = knownKeys.get(question);
  if (known !== undefined) return known;
  const { name, account, department } = question;
  const key = [name, account, department].map(foldCell).join('\n');
  knownKeys.set(question, key);
  return key;
}

/** Nothing in it has another width, and there are no blanks. */
const isPlain = /^[!-~\u4e00-\u9fff]*$/;

/** A name or account as it is compared; what stands behind an @ is a mail address. */
export function foldCell(text: string): string {
  // Normalising the 60,000 cells of a long list would hold up the page.
  const folded = (isPlain.test(text) ? text : text.normalize('NFKC').replace(/\s/g, '')).toLowerCase();
  const at = folded.indexOf('@');
  return at === -1 ? folded : folded.slice(0, at);
}
