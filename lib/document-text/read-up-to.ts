import { DocumentTextError } from './document-text-error.ts'

/** The body of a request, given up as soon as it is longer than `mostBytes`. @throws DocumentTextError */
export async function readUpTo(request: Request, mostBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new DocumentTextError(`The file is larger than ${mostBytes / 1_000_000} MB; split it into parts.`)
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > mostBytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}
