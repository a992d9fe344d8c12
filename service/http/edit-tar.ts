const block = 512
const sizeAt = { start: 124, end: 136 }
const checksumAt = { start: 148, end: 156 }

/**
 * Edits text files in a tar archive (POSIX.1-1988, ustar); every other entry stays as it is. `edit` gets the path and the
 * text of each file that `isText` takes, and returns its new text.
 */
export function editTar(
  archive: Buffer,
  isText: (path: string) => boolean,
  edit: (path: string, text: string) => string,
): Buffer {
  const parts: Buffer[] = []
  let at = 0
  while (at + block <= archive.length) {
    const header = archive.subarray(at, at + block)
    const path = textOf(header.subarray(0, 100))
    if (path === '') break
    const size = Number.parseInt(textOf(header.subarray(sizeAt.start, sizeAt.end)), 8)
    const content = archive.subarray(at + block, at + block + size)
    at += block + paddedTo(size)
    const edited = isText(path) ? Buffer.from(edit(path, content.toString())) : content
    parts.push(withSize(header, edited.length), edited, Buffer.alloc(paddedTo(edited.length) - edited.length))
  }
  // What is left are the blocks of zeros that an archive ends with.
  return Buffer.concat([...parts, archive.subarray(at)])
}

/** The checksum of a header is the sum of its bytes, with spaces in the place of the checksum itself. */
function withSize(header: Buffer, size: number): Buffer {
  const sized = Buffer.from(header)
  sized.write(`${size.toString(8).padStart(11, '0')}\0`, sizeAt.start, 'latin1')
  sized.fill(' ', checksumAt.start, checksumAt.end)
  const sum = sized.reduce((total, byte) => total + byte, 0)
  sized.write(`${sum.toString(8).padStart(6, '0')}\0 `, checksumAt.start, 'latin1')
  return sized
}

const paddedTo = (size: number) => Math.ceil(size / block) * block

/** Up to the first NUL, which ends a text that is shorter than its field. */
const textOf = (field: Buffer) => field.toString('latin1').replace(/\0.*$/s, '').trim()
