import type { AgentContext } from '../core/context.ts'
import { findModels } from './find-models.ts'

/** Who writes for the tenant: `built-in`, or `model: <name>`. */
export async function findWriterName(ctx: AgentContext): Promise<string> {
  return (await findModels(ctx)).writing?.name ?? 'built-in'
}
