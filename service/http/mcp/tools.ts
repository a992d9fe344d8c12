import type { Tool } from '@modelcontextprotocol/server'
import type { Price } from '#contract/credits.ts'
import type { OperationShape } from '#contract/operation.ts'
import { type JsonSchema, jsonSchemaOf, withAdditional } from '#contract/schema-components.ts'
import { pollTools } from './follow-job.ts'
import { type Outline, outlineOf } from './outline-schema.ts'
import { portable } from './portable-schema.ts'
import { toolArguments } from './tool-arguments.ts'
import { effectsOf, isReading, notTools, secretMembers } from './tool-effects.ts'
import { type ToolGuide, toolGuides } from './tool-guides.ts'

/** A tool with the operation that it calls. */
export type ServiceTool = {
  operation: OperationShape
  definition: Tool & { inputSchema: JsonSchema }
  outline: Outline
  /** In a sentence, as its description has it. */
  price: string
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
      const own = prices.filter(
        ({ operation: id, item }) => id === operation.id && (guide?.prices?.includes(item) ?? true),
      )
      const price = priceText(operation, own)
      const outline = withoutSecrets(operation, outlineOf(answers))
      const definition = {
        name: operation.id,
        title: operation.summary,
        description: guide ? guidedText(guide, price) : plainText(operation, price),
        inputSchema: {
          ...Object(withAdditional(portable(jsonSchemaOf(toolArguments(operation), 'input')), false)),
          type: 'object' as const,
          additionalProperties: false,
        },
        outputSchema: guide ? shortened(outline, guide.members) : outline,
        annotations: effectsOf(operation),
      }
      return { operation, outline, price, definition, guide }
    })
}

function withoutSecrets({ id }: OperationShape, { type, properties }: Outline): Outline {
  const { members = [] } = secretMembers[id] ?? {}
  const shown = Object.entries(properties).filter(([name]) => !members.includes(name))
  return { type, properties: Object.fromEntries(shown) }
}

function shortened({ type, properties }: Outline, members: readonly string[]): Outline {
  const listed = Object.entries(properties).filter(([name]) => members.includes(name))
  return { type, properties: Object.fromEntries(listed) }
}

function guidedText(guide: ToolGuide, price: string): string {
  return [
    guide.use,
    price,
    `Returns ${lowerFirst(guide.returns)}`,
    `Example: ${JSON.stringify(guide.example)}`,
  ].join(' ')
}

function plainText(operation: OperationShape, price: string): string {
  const { id, summary, description, responses } = operation
  return [
    `${summary}.`,
    description,
    price,
    pollTools[id] !== undefined &&
      202 in responses &&
      `Where the client asks for progress, it waits for the end, at most 15 minutes; else poll ${pollTools[id]}.`,
    secretMembers[id]?.instead,
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

/** The tool that a message calls, by itself or through `use_tool`; undefined where it calls none of an operation. */
export function calledTool(tools: readonly ServiceTool[], message: unknown): ServiceTool | undefined {
  const { method, params } = Object(message)
  if (method !== 'tools/call') return undefined
  const { name, arguments: given } = Object(params)
  const meant = name === 'use_tool' ? Object(given).name : name
  return tools.find(({ definition }) => definition.name === meant)
}
