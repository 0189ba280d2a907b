declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Code 128 in the code set that gives the shortest result; `encode` returns one character per module, 1 for a bar. */
  export class CODE128 {
    constructor(data: string, options: object);
    encode(): { data: string; text: string };
  }
}
