import type { Tool } from '@modelcontextprotocol/server'
import type { Price } from '#contract/credits.ts'
import type { OperationShape } from '#contract/operation.ts'
import { type JsonSchema, jsonSchemaOf } from '#contract/schema-components.ts'
import { pollTools } from './follow-job.ts'
import { type Outline, outlineOf } from './outline-schema.ts'
import { portable } from './portable-schema.ts'
import { toolArguments } from './tool-arguments.ts'
import { effectsOf, isReading, notTools } from './tool-effects.ts'
import { type ToolGuide, toolGuides } from './tool-guides.ts'

/** A tool with the operation that it calls. */
export type ServiceTool = {
  operation: OperationShape
  definition: Tool & { inputSchema: JsonSchema }
  outline: Outline
  /** There for the tools that every client is shown. */
  guide: ToolGuide | undefined
}

/** One tool for each operation that a model may call, those with a guide first, in its order. */
export function toolsFor(operations: readonly OperationShape[], prices: readonly Price[]): ServiceTool[] {
  const order = Object.keys(toolGuides)
  const place = ({ id }: OperationShape) => (order.includes(id) ? order.indexOf(id) : order.length)
  return operations
    .filter(({ id }) => !(id in notTools))
    .toSorted((a, b) => place(a) - place(b))
    .map((operation) => {
      const poll = operations.find(({ id }) => id === pollTools[operation.id])
      const answers = [operation, ...(poll ? [poll] : [])].flatMap(({ responses }) =>
        Object.values(responses),
      )
      const guide = toolGuides[operation.id]
      const own = prices.filter((price) => price.operation === operation.id)
      const outline = outlineOf(answers)
      const definition = {
        name: operation.id,
        title: operation.summary,
        description: guide ? guidedText(operation, guide, own) : plainText(operation, own),
        inputSchema: {
          ...portable(jsonSchemaOf(toolArguments(operation), 'input')),
          type: 'object' as const,
          additionalProperties: false,
        },
        outputSchema: guide ? shortened(outline, guide.members) : outline,
        annotations: effectsOf(operation),
      }
      return { operation, outline, definition, guide }
    })
}

function shortened({ type, properties }: Outline, members: readonly string[]): Outline {
  const listed = Object.entries(properties).filter(([name]) => members.includes(name))
  return { type, properties: Object.fromEntries(listed) }
}

function guidedText(operation: OperationShape, guide: ToolGuide, prices: readonly Price[]): string {
  const named = prices.filter(({ item }) => guide.prices?.includes(item) ?? true)
  return [
    guide.use,
    priceText(operation, named),
    `Returns ${lowerFirst(guide.returns)}`,
    `Example: ${JSON.stringify(guide.example)}`,
  ].join(' ')
}

function plainText(operation: OperationShape, prices: readonly Price[]): string {
  const { summary, description, responses } = operation
  return [
    `${summary}.`,
    description,
    priceText(operation, prices),
    operation.id in pollTools &&
      202 in responses &&
      'Takes a while: ask for progress and the answer is the end, else it is the job to poll.',
    !isReading(operation) && 'Changes data in the workspace.',
  ]
    .filter(Boolean)
    .join(' ')
}

function priceText({ charges }: OperationShape, prices: readonly Price[]): string {
  if (!charges) return 'Free.'
  const costs = prices.map(({ label, credits, unit }) => `${label}: ${credits}${unit ? ` a ${unit}` : ''}`)
  if (costs.length === 0) return 'Costs credits; `estimate` tells the exact price.'
  return `Costs credits. ${costs.join('; ')}.`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
