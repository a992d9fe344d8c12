import { encodeMp3 } from './encode-mp3.ts'
import { type Pcm, type SpeechEngine, SpeechError } from './speech.ts'
import { type Chapter, tagMp3 } from './tag-mp3.ts'

/** A part of the text, its heading included, which names its chapter; the opening has none. */
export type SpokenPart = { heading: string | null; text: string }

export type Recording = {
  mp3: Buffer
  seconds: number
  chapters: { title: string; startSeconds: number }[]
}

export type RecordingRequest = {
  title: string
  author: string
  parts: readonly SpokenPart[]
  language: string
  signal: AbortSignal
  /** Called before each part with how many are done. */
  report(done: number): Promise<void>
}

const pauseSeconds = 0.7

/**
 * Reads a text aloud, part by part, as one tagged MP3 with a chapter for each heading.
 * @throws {SpeechError} when there is nothing to read, or what the engine throws
 */
export async function recordSpeech(engine: SpeechEngine, request: RecordingRequest): Promise<Recording> {
  const { language, signal } = request
  const pieces: Pcm[] = []
  const chapters: Chapter[] = []
  let seconds = 0
  for (const [done, { heading, text }] of request.parts.entries()) {
    await request.report(done)
    const startSeconds = seconds
    if (text.trim() === '') continue
    const pcm = await engine.speak(text, { language, signal })
    const pause = { samples: new Float32Array(pcm.sampleRate * pauseSeconds), sampleRate: pcm.sampleRate }
    if (pieces[0] && pieces[0].sampleRate !== pcm.sampleRate) {
      throw new SpeechError('The speech engine changed its sample rate in the middle of the text.')
    }
    pieces.push(pcm, pause)
    seconds += (pcm.samples.length + pause.samples.length) / pcm.sampleRate
    chapters.push({ title: heading ?? request.title, startSeconds, endSeconds: seconds })
  }
  if (pieces.length === 0) throw new SpeechError('There is nothing to read aloud.')
  const mp3 = tagMp3(await encodeMp3(pieces, signal), { ...request, chapters })
  return {
    mp3,
    seconds: Math.round(seconds),
    chapters: chapters.map(({ title, startSeconds }) => ({ title, startSeconds: Math.floor(startSeconds) })),
  }
}
