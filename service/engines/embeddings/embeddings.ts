/** Turns texts into vectors that are near each other where the texts mean the same. */
export type Embeddings = {
  /** Vectors of two models cannot be compared. */
  readonly model: string
  /**
   * One vector of length 1 for each text, in order.
   * @throws {EmbeddingsError}
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
}

/** Why there are no vectors, as a message for the operator. Never contains its key. */
export class EmbeddingsError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EmbeddingsError'
  }
}
