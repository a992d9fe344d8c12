import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findEspeakVoice } from './espeak-voices.ts'
import { readWave } from './read-wave.ts'
import { type Pcm, type SpeechEngine, SpeechError } from './speech.ts'

const program = fileURLToPath(new URL('espeak-program.ts', import.meta.url))
const wordsPerMinute = '160'
/** Ten minutes of speech take about two seconds; what takes this long will not end. */
const timeoutMs = 120_000

/**
 * eSpeak NG, compiled to WebAssembly, in a process of its own: it is plain but speaks many languages without an account,
 * and a text that it cannot take ends the process and not the worker. Undefined where its optional package is missing.
 */
export function createBuiltInSpeech(): SpeechEngine | undefined {
  try {
    import.meta.resolve('espeak-ng')
  } catch {
    return undefined
  }
  return {
    name: 'eSpeak NG',
    voice: 'draft voice',
    isDraftVoice: true,
    speaks: (language) => findEspeakVoice(language) !== undefined,
    speak,
  }
}

async function speak(text: string, options: { language: string; signal: AbortSignal }): Promise<Pcm> {
  const voice = findEspeakVoice(options.language)
  if (voice === undefined) throw new SpeechError(`There is no built-in voice for "${options.language}".`)
  options.signal.throwIfAborted()
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)])
  const child = spawn(process.execPath, [program, voice, wordsPerMinute], {
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A program that ends early closes its input, and one that is killed says so twice; its end is what counts.
  child.stdin.on('error', () => {})
  child.on('error', () => {})
  child.stdin.end(text)
  try {
    await once(child, 'close', { signal })
  } catch {
    options.signal.throwIfAborted()
    throw new SpeechError('The built-in voice did not finish reading. Try again.')
  }
  const pcm = readWave(Buffer.concat(chunks))
  if (pcm === undefined || pcm.samples.length === 0) {
    throw new SpeechError('The built-in voice could not read this text.')
  }
  return pcm
}
