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
  name: string;
  account: string;
  department: string;
}

/** Rows with the same key have the same answer; case, width and blanks make no difference. */
export function questionKey({ name, account, department }: PersonQuestion): string {
  return [name, account, department].map(foldCell).join('\n');
}

/** A name or account as it is compared; what stands behind an @ is a mail address. */
export function foldCell(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '').replace(/@.*$/, '');
}
