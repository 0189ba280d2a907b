/** One person of the versioned directory; it carries no phone number. */
export interface Colleague {
  usercode: string;
  name: string;
  /** Full pinyin, syllables parted by a space: `chen si yuan`. */
  pinyin: string;
  /** First letters: `csy`. */
  initials: string;
  /** People without an OA account cannot receive coins. */
  oaAccount: string | null;
  department: string;
  jobNumber: string;
  departed: boolean;
}
