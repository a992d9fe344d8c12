import probe from 'probe-image-size'

export type MeasuredPicture = { format: string; width: number; height: number }

/** What a picture really is, by its first bytes. Undefined for what is none, or has no size. */
export function measurePicture(bytes: Uint8Array): MeasuredPicture | undefined {
  try {
    const found = probe.sync(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (!found) return undefined
    const { type, width, height, orientation = 1 } = found
    // EXIF orientations from 5 turn the picture by a quarter.
    const turned = orientation >= 5
    return {
      format: type,
      width: Math.round(turned ? height : width),
      height: Math.round(turned ? width : height),
    }
  } catch {
    return undefined
  }
}
