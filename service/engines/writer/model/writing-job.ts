import type { ChatModel, ModelSession } from '../../chat-model/chat-model.ts'
import type { WriteProgress, WriteRequest } from '../writer.ts'
import type { NumberedSource } from './choose-evidence.ts'

/** What all steps of one article share. */
export type WritingJob = {
  request: WriteRequest
  model: ChatModel
  session: ModelSession
  /** Words to ask for. */
  words: number
  sources: NumberedSource[]
  /** The wrapped sources: byte for byte the same in every call. Undefined without any. */
  evidence: string | undefined
  /** Begins every task. */
  brief: string
  report(stage: WriteProgress['stage'], percent: number, message: string): Promise<void>
}
