const wordBits = 32;
/** Bytes of a block. */
const block = 64;
const rounds = 64;

const primes = firstPrimes(rounds);
/** The first 32 bits of the fractions of the cube roots and the square roots of the first primes. */
const constants = Uint32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)));
const start = Uint32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

/** SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 lower-case hex digits. */
export function sha256(text: string): string {
  const state = Uint32Array.from(start);
  const bytes = padded(new TextEncoder().encode(text));
  const schedule = new Uint32Array(rounds);
  for (let offset = 0; offset < bytes.length; offset += block) {
    fill(schedule, new DataView(bytes.buffer, offset, block));
    mixIn(state, schedule);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** A 1 bit, zeros up to a whole block, and the length in bits as its last eight bytes. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / block) * block);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor((message.length * 8) / 2 ** wordBits));
  view.setUint32(bytes.length - 4, (message.length * 8) % 2 ** wordBits);
  return bytes;
}

function fill(schedule: Uint32Array, view: DataView): void {
  const at = (index: number) => schedule[index] ?? 0;
  for (let index = 0; index < rounds; index++) {
    if (index < 16) {
      schedule[index] = view.getUint32(index * 4);
      continue;
    }
    const early = at(index - 15);
    const late = at(index - 2);
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[index] = at(index - 16) + low + at(index - 7) + high;
  }
}

function mixIn(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < rounds; index++) {
    const choice = (e & f) ^ (~e & g);
    const first =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      choice +
      (constants[index] ?? 0) +
      (schedule[index] ?? 0);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (wordBits - bits));
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** wordBits);
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
