const parameter = 'qaCapsule';
/** Longer addresses are cut by some servers and chats. */
const longestLink = 2_000;

/** A link that opens a capsule; null where it would be too long, or the browser cannot compress. */
export async function capsuleLink(text: string): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const bytes = await throughStream(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const encoded = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (each) => urlSafe[each] ?? '');
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}?${parameter}=${encoded}`;
  return link.length > longestLink ? null : link;
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/** Takes a capsule out of the address; null where there is none. One that cannot be unpacked gives an empty text. */
export async function takeCapsuleFromAddress(): Promise<string | null> {
  const url = new URL(window.location.href);
  const encoded = url.searchParams.get(parameter);
  if (encoded === null) return null;
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  try {
    const packed = Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (each) =>
      each.charCodeAt(0),
    );
    return new TextDecoder().decode(await throughStream(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return '';
  }
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
