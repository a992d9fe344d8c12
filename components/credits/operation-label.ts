import 'server-only'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'

const shapes: readonly OperationShape[] = operations
/** The contract says what a charge is called; a grant is no operation. */
const labels = new Map<string, string>([
  ...shapes.flatMap(({ id, charges }) => (charges ? [[id, charges.label] as const] : [])),
  ['first_claim', 'Welcome credits'],
  ['operator_grant', 'From the operator'],
])

/**
 * What an operation is called in the dashboard; one that this release does not know, as the service names it. For
 * the server alone: a browser would load the whole contract for a few words.
 */
export function operationLabel(operation: string): string {
  return labels.get(operation) ?? operation
}
