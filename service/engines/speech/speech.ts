/** Samples from -1 to 1 of one channel. */
export type Pcm = { samples: Float32Array; sampleRate: number }

export interface SpeechEngine {
  /** `eSpeak NG`, or `speech: <model>`; shown beside the player. */
  readonly name: string
  readonly voice: string
  /** True for a voice that is good enough to check a text by ear, and no better. */
  readonly isDraftVoice: boolean
  /** @param language BCP 47 */
  speaks(language: string): boolean
  /**
   * Reads a text aloud.
   * @throws {SpeechError} and nothing else
   */
  speak(text: string, options: { language: string; signal: AbortSignal }): Promise<Pcm>
}

/** Why nothing was read aloud, as a message for the caller. */
export class SpeechError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SpeechError'
  }
}
