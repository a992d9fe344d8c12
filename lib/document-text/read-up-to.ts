import { DocumentTextError } from './document-text-error.ts'

/** The body of a request, given up as soon as it is longer than `maxBytes`. @throws DocumentTextError */
export async function readUpTo(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new DocumentTextError(`The file is larger than ${maxBytes / 1_000_000} MB. Split it into parts.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > maxBytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}
