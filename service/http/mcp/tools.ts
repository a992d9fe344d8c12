import type { Tool } from '@modelcontextprotocol/server'
import type { Price } from '#contract/credits.ts'
import type { OperationShape } from '#contract/operation.ts'
import { jsonSchemaOf } from '#contract/schema-components.ts'
import { pollTools } from './follow-job.ts'
import { type Outline, outlineOf } from './outline-schema.ts'
import { toolArguments } from './tool-arguments.ts'

/** A tool with the operation that it calls. */
export type ServiceTool = { operation: OperationShape; definition: Tool; outline: Outline }

/** Operations that only read although they take a body. */
const readers = new Set(['searchKnowledge', 'forecastArticle', 'estimate'])
/** What another `POST` would undo or stop is not lost; these are. */
const destroyers = new Set(['revokeAgent', 'rotateKey'])

/** One tool for each operation, with its price and what it does to the world in its description. */
export function toolsFor(operations: readonly OperationShape[], prices: readonly Price[]): ServiceTool[] {
  return operations.map((operation) => {
    const poll = operations.find(({ id }) => id === pollTools[operation.id])
    const answers = [operation, ...(poll ? [poll] : [])].flatMap(({ responses }) => Object.values(responses))
    const outline = outlineOf(answers)
    const definition: Tool = {
      name: operation.id,
      title: operation.summary,
      description: describe(operation, prices),
      inputSchema: { ...jsonSchemaOf(toolArguments(operation), 'input'), type: 'object' },
      outputSchema: outline,
      annotations: annotate(operation),
    }
    return { operation, outline, definition }
  })
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
