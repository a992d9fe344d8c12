import type { AgentContext } from '../context.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import type { ClaimJudge } from '../engines/claim-check/claim-judge.ts'

/** Who writes and who judges for a tenant; null where there is only the built-in way. */
export type TenantModels = { writing: ChatModel | null; judge: ClaimJudge | null }

/** The models that the operator configured. */
export async function findModels(ctx: AgentContext): Promise<TenantModels> {
  return ctx.engines.models
}
