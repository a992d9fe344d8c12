import type { AgentContext } from '../core/context.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import { answersOf } from '../engines/claim-check/answers-of.ts'
import type { ClaimJudge } from '../engines/claim-check/claim-judge.ts'
import { connectedModel } from './connected-model.ts'
import { type Connections, findConnections } from './find-connections.ts'

/** Who writes and who judges for a tenant; null where there is only the built-in way. */
export type TenantModels = { writing: ChatModel | null; judge: ClaimJudge | null }

/**
 * The tenant's own connections take precedence over the operator's, and those over the local Ollama. Without a
 * connected checker, the writing model checks its own sentences.
 */
export async function findModels(ctx: AgentContext, connections?: Connections): Promise<TenantModels> {
  const { models, ollama } = ctx.engines
  const own = connections ?? (await findConnections(ctx))
  const writing = own.writing
    ? connectedModel(ctx, own.writing)
    : (models.writing ?? (await ollama.findModel()))
  const checker = own.checking && {
    model: connectedModel(ctx, own.checking),
    answers: own.checking.options.answers ?? answersOf(own.checking.model ?? ''),
  }
  const ownJudge = writing && ({ model: writing, answers: 'verdicts' } as const)
  return { writing, judge: checker ?? models.judge ?? ownJudge }
}
