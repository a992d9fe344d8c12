import { type ChatModel, ModelError } from '../../chat-model/chat-model.ts'
import { WriteError } from '../writer.ts'
import { type ModelSession, PromptTooLong } from './model-session.ts'

/** A session of the writer's older kind on a chat model. JSON is asked for by the words of the prompt. */
export function sessionOfChatModel(model: ChatModel, signal: AbortSignal): ModelSession {
  const session = model.openSession(signal)
  return {
    tokens: () => session.tokens(),
    async ask({ instructions, prompt, maxCharacters }) {
      try {
        return (await session.ask({ system: instructions, task: prompt, maxCharacters })).text
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        const { reason, message } = error
        if (reason !== 'too_long') throw new WriteError(reason, message)
        throw new PromptTooLong(new WriteError('malformed', message))
      }
    },
  }
}
