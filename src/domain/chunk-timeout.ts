import { chunkLoadTimeout } from './constants';

/** Gives up on a chunk that does not arrive; the error names it and has the words that browsers use where one is missing. */
export function withChunkTimeout<Chunk>(name: string, chunk: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`Late dynamically imported module ${name}.js`));
    const timer = setTimeout(giveUp, chunkLoadTimeout);
    chunk.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
