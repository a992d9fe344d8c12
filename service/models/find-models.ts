import type { AgentContext } from '../context.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import type { ClaimJudge } from '../engines/claim-check/claim-judge.ts'

/** Who writes and who judges for a tenant; null where there is only the built-in way. */
export type TenantModels = { writing: ChatModel | null; judge: ClaimJudge | null }

/** The operator's models; where no checker is configured, the writing model judges its own sentences. */
export async function findModels(ctx: AgentContext): Promise<TenantModels> {
  const { writing, judge } = ctx.engines.models
  return { writing, judge: judge ?? (writing && { model: writing, answers: 'verdicts' }) }
}
