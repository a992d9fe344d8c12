import type { ChatModel } from '../chat-model/chat-model.ts'

/** The model that judges sentences against their sources. */
export type ClaimJudge = {
  model: ChatModel
  /** `verdicts`: a chat model that judges numbered sentences. `yes_no`: one that only answers Yes or No to a document and a claim, as those of the MiniCheck family do. */
  answers: 'verdicts' | 'yes_no'
}
