import { createGuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import { createBuiltInSpeech } from './built-in-speech.ts'
import { createOpenAiSpeech, type SpeechSettings } from './openai-speech.ts'
import type { SpeechEngine } from './speech.ts'

/** The endpoint that is configured, else the built-in voice; undefined where its optional package was left out. */
export function chooseSpeech(settings: SpeechSettings | undefined): SpeechEngine | undefined {
  if (!settings) return createBuiltInSpeech()
  return createOpenAiSpeech(settings, createGuardedWebFetch({ allow: allowanceOfEndpoint(settings.url) }))
}
