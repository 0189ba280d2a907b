import { build } from 'vite';

/** A script with all that it imports, in one piece, for what stands beside the app's own files. */
export async function inOnePiece(source: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: ['chrome87', 'safari14.1'],
      lib: { entry: source, formats: ['iife'], name: 'piece' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  if (code === '') throw new Error(`${source} came to nothing.`);
  return code;
}
