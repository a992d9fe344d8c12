import { inflateSync } from 'node:zlib'

/**
 * The code points that a TrueType, OpenType or WOFF 1 font maps to a glyph: its `cmap` table in formats 4 and 12
 * (OpenType 1.9, "cmap"; W3C WOFF 1.0, "Table Directory"). Throws RangeError for anything else.
 */
export function fontCoverage(font: Buffer): Set<number> {
  const cmap = readTable(font, 'cmap')
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  )
  const covered = new Set<number>()
  for (const offset of subtables) {
    const subtable = cmap.subarray(offset)
    const format = subtable.readUInt16BE(0)
    if (format === 12) addGroups(subtable, covered)
    if (format === 4) addSegments(subtable, covered)
  }
  return covered
}

function readTable(font: Buffer, tag: string): Buffer {
  const isWoff = font.toString('latin1', 0, 4) === 'wOFF'
  const [first, entryBytes] = isWoff ? [44, 20] : [12, 16]
  const count = font.readUInt16BE(isWoff ? 12 : 4)
  for (let entry = first; entry < first + count * entryBytes; entry += entryBytes) {
    if (font.toString('latin1', entry, entry + 4) !== tag) continue
    if (!isWoff) return slice(font, font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12))
    const packed = slice(font, font.readUInt32BE(entry + 4), font.readUInt32BE(entry + 8))
    return packed.length < font.readUInt32BE(entry + 12) ? inflateSync(packed) : packed
  }
  throw new RangeError(`The font has no ${tag} table.`)
}

function slice(font: Buffer, offset: number, length: number): Buffer {
  return font.subarray(offset, offset + length)
}

function addGroups(subtable: Buffer, covered: Set<number>): void {
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const at = 16 + group * 12
    addRange(subtable.readUInt32BE(at), subtable.readUInt32BE(at + 4), covered)
  }
}

function addSegments(subtable: Buffer, covered: Set<number>): void {
  const doubledCount = subtable.readUInt16BE(6)
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const end = subtable.readUInt16BE(14 + segment)
    const start = subtable.readUInt16BE(16 + doubledCount + segment)
    // The last segment only marks the end of the table.
    if (start !== 0xffff) addRange(start, end, covered)
  }
}

function addRange(start: number, end: number, covered: Set<number>): void {
  for (let codePoint = start; codePoint <= end; codePoint++) covered.add(codePoint)
}
