import { createServer, type Server } from 'node:http'
import NodeID3 from 'node-id3'
import { afterEach, expect, test } from 'vitest'
import { createBuiltInSpeech } from './built-in-speech.ts'
import { createOpenAiSpeech } from './openai-speech.ts'
import { readWave } from './read-wave.ts'
import { recordSpeech } from './record-speech.ts'
import { SpeechError } from './speech.ts'
import { splitSpeech } from './split-speech.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const signal = new AbortController().signal
const request = (over: object = {}) => ({
  title: 'How loud is a heat pump?',
  author: 'Northwind Heat',
  parts: [
    { heading: null, text: 'At five metres, about forty decibels.' },
    { heading: 'What to ask', text: 'Ask for the sound power level in writing.' },
  ],
  language: 'en',
  signal,
  report: async () => {},
  ...over,
})

/** One second of silence as WAVE, 16 bit mono. */
function silence(sampleRate = 24_000): Buffer {
  const data = Buffer.alloc(sampleRate * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(0xff_ff_ff_ff, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(0xff_ff_ff_ff, 40)
  return Buffer.concat([head, data])
}

async function endpoint(answer: (body: Record<string, unknown>) => { status: number; body: Buffer }) {
  const asked: Record<string, unknown>[] = []
  server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(Buffer.from(part))
    const body: Record<string, unknown> = JSON.parse(Buffer.concat(parts).toString('utf8'))
    asked.push({ ...body, path: incoming.url, authorization: incoming.headers.authorization })
    const { status, body: bytes } = answer(body)
    response.writeHead(status, { 'content-type': 'audio/wav' }).end(bytes)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings = { url: `http://127.0.0.1:${port}/v1`, model: 'tts-1', voice: 'alloy', key: 'sk-secret' }
  return { asked, engine: createOpenAiSpeech(settings, fetch) }
}

test('the built-in voice reads several languages aloud as one MP3 with a chapter for each heading', async () => {
  const engine = createBuiltInSpeech()
  if (!engine) throw new Error('The optional package is installed in development.')
  for (const language of ['en', 'de', 'ja', 'pt-BR']) {
    const recording = await recordSpeech(engine, request({ language }))
    const tags = NodeID3.read(recording.mp3)
    expect(tags.title).toBe('How loud is a heat pump?')
    expect(tags.artist).toBe('Northwind Heat')
    expect(tags.chapter?.map((chapter) => chapter.tags?.title)).toEqual([
      'How loud is a heat pump?',
      'What to ask',
    ])
    expect(recording.chapters[1]?.startSeconds).toBeGreaterThan(1)
    // 64 kbit/s is 8,000 bytes a second.
    expect(recording.mp3.length / 8000).toBeGreaterThan(recording.seconds * 0.9)
  }
})

test('the built-in voice says which languages it lacks, and stops when it is cancelled', async () => {
  const engine = createBuiltInSpeech()
  expect(engine?.speaks('tlh')).toBe(false)
  expect(engine?.speaks('fr-CA')).toBe(true)
  const stop = new AbortController()
  const spoken = engine?.speak('Hello. '.repeat(2000), { language: 'en', signal: stop.signal })
  setTimeout(() => stop.abort(new Error('cancelled')), 100)
  await expect(spoken).rejects.toThrow('cancelled')
})

test('a text that looks like options, markup or a path is only read', async () => {
  const engine = createBuiltInSpeech()
  const pcm = await engine?.speak('--voices; <break time="9s"/> [[h@loU]] /etc/passwd', {
    language: 'en',
    signal,
  })
  expect(pcm?.samples.length).toBeGreaterThan(22_050)
})

test('an endpoint gets model, voice and key, long texts in pieces, and its parts become one recording', async () => {
  const { asked, engine } = await endpoint(() => ({ status: 200, body: silence() }))
  const long = 'A sentence of some words. '.repeat(400)
  const recording = await recordSpeech(engine, request({ parts: [{ heading: 'One', text: long }] }))
  expect(asked[0]).toMatchObject({
    path: '/v1/audio/speech',
    authorization: 'Bearer sk-secret',
    model: 'tts-1',
    voice: 'alloy',
    response_format: 'wav',
  })
  expect(asked.every(({ input }) => typeof input === 'string' && input.length <= 4096)).toBe(true)
  expect(asked.map(({ input }) => input).join('')).toBe(long)
  // One second for each piece, and a pause.
  expect(recording.seconds).toBe(asked.length + 1)
})

test.each([
  [401, 'the key of the server settings'],
  [404, 'its URL in the server settings'],
  [429, 'limiting'],
  [503, 'error 503'],
])('an endpoint that answers %s fails with words that say what to do', async (status, words) => {
  const { engine } = await endpoint(() => ({ status, body: Buffer.from('{}') }))
  const failed = recordSpeech(engine, request())
  await expect(failed).rejects.toThrow(SpeechError)
  await expect(failed).rejects.toThrow(words)
  await expect(failed).rejects.not.toThrow('sk-secret')
})

test('an endpoint that answers with another format is not taken for sound', async () => {
  const { engine } = await endpoint(() => ({ status: 200, body: Buffer.from('ID3 not a wave') }))
  await expect(recordSpeech(engine, request())).rejects.toThrow('other than WAVE')
})

test('a WAVE file with a wrong length, an odd chunk or two channels is read as far as it goes', () => {
  expect(readWave(silence())?.samples.length).toBe(24_000)
  expect(readWave(Buffer.from('RIFF'))).toBeUndefined()
  expect(readWave(silence().subarray(0, 30))).toBeUndefined()
})

test('a text is split between sentences, else between words, and nothing is lost', () => {
  const text = `${'word '.repeat(50)}end. ${'x'.repeat(120)} 😀😀😀`
  const pieces = splitSpeech(text, 40)
  expect(pieces.every((piece) => piece.length <= 40 && piece.isWellFormed())).toBe(true)
  expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
})
