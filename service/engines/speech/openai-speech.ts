import { readWave } from './read-wave.ts'
import { type Pcm, type SpeechEngine, SpeechError } from './speech.ts'
import { splitSpeech } from './split-speech.ts'

export type SpeechSettings = { url: string; model: string; voice: string; key: string | undefined }

/** The longest input of OpenAI's API reference ("Create speech"). */
const maxInputCharacters = 4096

/** An OpenAI-compatible speech endpoint: `POST {url}/audio/speech`, answered as WAVE. */
export function createOpenAiSpeech(settings: SpeechSettings, fetch: typeof globalThis.fetch): SpeechEngine {
  const { url, model, voice, key } = settings
  const host = new URL(url).host

  const ask = async (input: string, signal: AbortSignal): Promise<Pcm> => {
    const response = await fetch(`${url}/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, voice, input, response_format: 'wav' }),
      signal,
    })
    if (!response.ok) throw refusal(response.status, host, settings)
    const pcm = readWave(new Uint8Array(await response.arrayBuffer()))
    if (!pcm) throw new SpeechError(`The speech service at ${host} answered with something other than WAVE.`)
    return pcm
  }

  return {
    name: `speech: ${model}`,
    voice,
    isDraftVoice: false,
    // The endpoint's models find the language by themselves, and nothing lists what they speak.
    speaks: () => true,
    async speak(text, { signal }) {
      const parts: Pcm[] = []
      try {
        for (const input of splitSpeech(text, maxInputCharacters)) parts.push(await ask(input, signal))
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof SpeechError) throw error
        throw new SpeechError(`The speech service at ${host} cannot be reached, or broke off its answer.`)
      }
      return join(parts)
    },
  }
}

function refusal(status: number, host: string, { model, voice }: SpeechSettings): SpeechError {
  if (status === 401 || status === 403) {
    return new SpeechError(`The speech service at ${host} does not accept the key of the server settings.`)
  }
  if (status === 429)
    return new SpeechError(`The speech service at ${host} is limiting requests. Try again later.`)
  if (status >= 500)
    return new SpeechError(`The speech service at ${host} answered with error ${status}. Try again later.`)
  return new SpeechError(
    `The speech service at ${host} refused the request (${status}). Check its URL in the server settings, and that it offers the model "${model}" and the voice "${voice}".`,
  )
}

function join(parts: Pcm[]): Pcm {
  const [first] = parts
  if (!first) return { samples: new Float32Array(0), sampleRate: 24_000 }
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.samples.length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part.samples, at)
    at += part.samples.length
  }
  return { samples, sampleRate: first.sampleRate }
}
