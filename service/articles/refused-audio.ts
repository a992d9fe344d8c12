import type { SpeechEngine } from '../engines/speech/speech.ts'

/** Why an article in this language cannot be read aloud here; undefined when it can. */
export function refusedAudio(speech: SpeechEngine | undefined, language: string): string | undefined {
  if (speech === undefined) {
    return 'This server has no voice, so it cannot read an article aloud. Leave audio out; whoever runs the server can set SPEECH_URL.'
  }
  if (speech.speaks(language)) return undefined
  return `The ${speech.voice} of this server does not speak "${language}". Leave audio out, or choose another language.`
}
