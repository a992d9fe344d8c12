const entrySignature = 0x02014b50
const endSignature = 0x06054b50

/**
 * What a ZIP says that its files unpack to, from its central directory (APPNOTE 4.3.12, 4.3.16);
 * infinity where it does not say it in 32 bits or has no directory.
 */
export function unpackedBytes(zip: Buffer): number {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) return Number.POSITIVE_INFINITY
  let at = zip.readUInt32LE(end + 16)
  let sum = 0
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entrySignature) return Number.POSITIVE_INFINITY
    const size = zip.readUInt32LE(at + 24)
    sum += size === 0xffffffff ? Number.POSITIVE_INFINITY : size
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return sum
}
