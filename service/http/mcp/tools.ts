import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Price } from '#contract/credits.ts'
import type { OperationShape } from '#contract/operation.ts'
import { jsonSchemaOf } from '#contract/schema-components.ts'
import { toolArguments } from './tool-arguments.ts'

/** Operations that only read although they take a body. */
const readers = new Set(['searchKnowledge', 'forecastArticle', 'estimate'])
/** What another `POST` would undo or stop is not lost; these are. */
const destroyers = new Set(['revokeAgent', 'rotateKey'])

/** One tool for each operation, with its price and what it does to the world in its description. */
export function toolsFor(operations: readonly OperationShape[], prices: readonly Price[]): Tool[] {
  return operations.map((operation) => ({
    name: operation.id,
    title: operation.summary,
    description: describe(operation, prices),
    inputSchema: { ...jsonSchemaOf(toolArguments(operation), 'input'), type: 'object' },
    outputSchema: { ...answerSchema(operation), type: 'object' },
    annotations: annotate(operation),
  }))
}

function describe(operation: OperationShape, prices: readonly Price[]): string {
  const { summary, description, charges, errors, responses } = operation
  const own = prices.filter((price) => price.operation === operation.id)
  const costs = own.map(({ label, credits, unit }) => `${label}: ${credits}${unit ? ` a ${unit}` : ''}`)
  return [
    `${summary}.`,
    description,
    charges && costs.length > 0 && `Costs credits. ${costs.join('; ')}. \`estimate\` tells the exact price.`,
    charges && costs.length === 0 && 'Costs credits; `estimate` tells the exact price.',
    !charges && 'Free.',
    202 in responses && 'Takes a while: ask for progress and the answer is the end, else it is what to poll.',
    errors.includes(402) && 'Refused when there are not enough credits, with how many more are needed.',
    !isReading(operation) && 'Changes data in the workspace.',
  ]
    .filter(Boolean)
    .join(' ')
}

function annotate(operation: OperationShape): Tool['annotations'] {
  const { method, id } = operation
  const reads = isReading(operation)
  return {
    title: operation.summary,
    readOnlyHint: reads,
    destructiveHint: !reads && (method === 'DELETE' || destroyers.has(id)),
    idempotentHint: reads || method === 'PUT' || method === 'DELETE',
    openWorldHint: operation.charges !== undefined,
  }
}

function isReading({ method, id }: OperationShape): boolean {
  return method === 'GET' || readers.has(id)
}

/** Where several answers are possible, any of them. */
function answerSchema({ responses }: OperationShape): Record<string, unknown> {
  const schemas = Object.values(responses)
  const [only] = schemas
  if (only === undefined) return {}
  return jsonSchemaOf(schemas.length === 1 ? only : z.union(schemas), 'output')
}
