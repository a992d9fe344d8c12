import { setImmediate as breathe } from 'node:timers/promises'
import type { Pcm } from './speech.ts'

const bitrateKbps = 64

/** Encodes parts one after the other as one MP3 (mono, 64 kbit/s). All parts have the same sample rate. */
export async function encodeMp3(parts: readonly Pcm[], signal: AbortSignal): Promise<Buffer> {
  const { createMp3Encoder } = await import('wasm-media-encoders')
  const encoder = await createMp3Encoder()
  const sampleRate = parts[0]?.sampleRate ?? 22_050
  encoder.configure({ sampleRate: sampleRateOf(sampleRate), channels: 1, bitrate: bitrateKbps })
  const chunks: Buffer[] = []
  for (const { samples } of parts) {
    for (let at = 0; at < samples.length; at += sampleRate) {
      // The encoder keeps its answer, so it is copied; each second of sound lets others have their turn.
      chunks.push(Buffer.from(encoder.encode([samples.subarray(at, at + sampleRate)])))
      await breathe()
      signal.throwIfAborted()
    }
  }
  chunks.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(chunks)
}

const mp3SampleRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const

/** The encoder takes the rates of MPEG audio and no others, which is what speech engines give. */
function sampleRateOf(rate: number): (typeof mp3SampleRates)[number] {
  const found = mp3SampleRates.find((each) => each === rate)
  if (found === undefined) throw new RangeError(`MP3 has no sample rate of ${rate} Hz.`)
  return found
}
