import type { ChatModel } from '../chat-model/chat-model.ts'

/** A model that Ollama has; `bytes` on disk. */
export type OllamaModel = { name: string; bytes: number; canChat: boolean }

/** How far a download is; `totalBytes` grows until all parts are known, and is 0 at first. */
export type PullProgress = { completedBytes: number; totalBytes: number }

/** A message for the requester of the download. */
export class OllamaError extends Error {}

/** The Ollama of this machine. */
export interface Ollama {
  /** Base of its OpenAI-compatible API. */
  readonly baseUrl: string
  /** Its largest model that can write; null when there is none. Remembered for half a minute. Never rejects. */
  findModel(): Promise<ChatModel | null>
  /** Undefined when no Ollama answers. Never rejects. */
  listModels(): Promise<OllamaModel[] | undefined>
  /** Downloads a model; Ollama keeps the finished part of an interrupted download. @throws {OllamaError} */
  pull(model: string, report: (progress: PullProgress) => void): Promise<void>
  close(): Promise<void>
}
