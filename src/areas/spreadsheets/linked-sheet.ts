import { askService, linkedFile } from '@/api/services';

/** The file behind a link that may be opened; throws `GatewayError`. */
export async function fetchLinkedFile(url: string): Promise<File> {
  const { name, content } = await askService(linkedFile, { url });
  return new File([bytesOf(content)], name);
}

/** Bytes of a base64 text; one that is none gives an empty file, which is refused as such. */
function bytesOf(content: string): ArrayBuffer {
  try {
    const text = atob(content);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
    return bytes.buffer;
  } catch {
    return new ArrayBuffer(0);
  }
}
