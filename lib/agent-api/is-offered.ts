import 'server-only'
import type { OperationShape } from '#contract/operation.ts'
import { env } from '#lib/env.ts'
import { describeServer } from './server-description.ts'

/**
 * Whether the server's OpenAPI document names an operation that changes something, so that no button leads nowhere; false
 * where there is no document.
 */
export async function isOffered(operation: OperationShape, baseUrl = env().agentApiUrl): Promise<boolean> {
  return (await describeServer(baseUrl))?.names(operation) ?? false
}
