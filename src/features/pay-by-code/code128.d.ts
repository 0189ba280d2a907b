declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Code 128 in whichever of its alphabets is shortest; `encode` gives one character per module, 1 for a bar. */
  export class CODE128 {
    constructor(data: string, options: object);
    encode(): { data: string; text: string };
  }
}
