/** One person of the versioned directory (decision 32); it carries no phone number. */
export interface Colleague {
  usercode: string;
  name: string;
  /** Full pinyin, syllables parted by a space: `chen si yuan`. */
  pinyin: string;
  /** First letters: `csy`. */
  initials: string;
  /** Without an OA account nobody can receive coins (section 5). */
  oaAccount: string | null;
  department: string;
  jobNumber: string;
  departed: boolean;
}
