import type { Pcm } from './speech.ts'

/**
 * Reads a RIFF WAVE file of 16-bit PCM as one channel; undefined for anything else. Servers that stream write no real
 * lengths, so the data runs to the end of the file at most.
 */
export function readWave(bytes: Uint8Array): Pcm | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 12 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') return undefined
  let format: { channels: number; sampleRate: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    const start = at + 8
    if (tag(at) === 'fmt ' && start + 16 <= bytes.length) {
      const isPcm = [1, 0xfffe].includes(view.getUint16(start, true))
      if (!isPcm || view.getUint16(start + 14, true) !== 16) return undefined
      format = { channels: view.getUint16(start + 2, true), sampleRate: view.getUint32(start + 4, true) }
    }
    if (tag(at) === 'data' && format && format.channels > 0) {
      const end = Math.min(bytes.length, start + length)
      return { samples: firstChannel(view, start, end, format.channels), sampleRate: format.sampleRate }
    }
    at = start + length + (length % 2)
  }
  return undefined
}

function firstChannel(view: DataView, start: number, end: number, channels: number): Float32Array {
  const step = 2 * channels
  const samples = new Float32Array(Math.max(0, Math.floor((end - start) / step)))
  for (let index = 0; index < samples.length; index++) {
    samples[index] = view.getInt16(start + index * step, true) / 32_768
  }
  return samples
}
