import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { operations } from '#contract/operations.ts'
import { jsonSchemaOf } from '#contract/schema-components.ts'
import { boundPart, partOf } from './bound-answer.ts'
import type { Ask } from './follow-job.ts'
import { portable } from './portable-schema.ts'
import { requestOf } from './tool-arguments.ts'
import { isReading, notTools } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'

const given = z
  .record(z.string(), z.unknown())
  .optional()
  .meta({ description: 'Its arguments, as its schema says.' })

const FindToolsInput = z.object({
  query: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Words of what you want to do; all when left out.' }),
  toolset: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'Only tools of this set, for example `webhooks`.' }),
})
export const UseToolInput = z.object({
  name: z.string().meta({ description: 'Name of a tool, from find_tools.' }),
  arguments: given,
})
const ReadMoreInput = z.object({
  name: z.string().meta({ description: 'The reading tool whose answer was cut.' }),
  arguments: given,
  part: z.string().meta({ description: 'The `part` of an entry of `cut`, for example `/markdown`.' }),
  from: z.int().min(0).meta({ description: 'The first item or character to read: its `shown`.' }),
})

const found = z.object({
  tools: z.array(z.looseObject({})).meta({ description: 'Name, toolset, description and input schema.' }),
  toolsets: z.array(z.string()),
  not_tools: z
    .array(z.object({ name: z.string(), why: z.string() }))
    .optional()
    .meta({
      description: 'Operations that fit the words but are no tools, with the reason and where they are.',
    }),
})
const more = z.object({
  part: z.string(),
  from: z.int(),
  of: z.int().meta({ description: 'Items or characters in all.' }),
  text: z.string().optional(),
  items: z.array(z.unknown()).optional(),
  next_from: z.int().optional().meta({ description: 'Where to read on; absent at the end.' }),
})

function tool(definition: {
  name: string
  title: string
  description: string
  input: z.ZodType
  output?: z.ZodType
  reads: boolean
}): Tool {
  const { name, title, description, input, output, reads } = definition
  return {
    name,
    title,
    description,
    inputSchema: { ...portable(jsonSchemaOf(input, 'input')), type: 'object', additionalProperties: false },
    ...(output && { outputSchema: { ...portable(jsonSchemaOf(output, 'output')), type: 'object' } }),
    annotations: {
      title,
      readOnlyHint: reads,
      destructiveHint: !reads,
      idempotentHint: reads,
      openWorldHint: !reads,
    },
  }
}

/** Tools about tools: they reach what is not listed, and what was cut. */
export const deskTools: readonly Tool[] = [
  tool({
    name: 'find_tools',
    title: 'Find further tools',
    description:
      'Searches the tools that are not listed: webhooks, credits, sessions, settings, accounts, schedules, avatars, page checks and more. Use it before you say that something cannot be done. Free. Call what it finds with use_tool. Example: {"query":"send events to an address"}',
    input: FindToolsInput,
    output: found,
    reads: true,
  }),
  tool({
    name: 'use_tool',
    title: 'Call a tool that is not listed',
    description:
      'Calls a tool by its name, from find_tools, with the effects that its description says. Not for listed tools. Free in itself. Returns what that tool returns. Example: {"name":"listSessions","arguments":{"limit":5}}',
    input: UseToolInput,
    reads: false,
  }),
  tool({
    name: 'read_more',
    title: 'Read on in a long answer',
    description:
      'Reads on where an answer has `cut`. Only for tools that read. Free. Returns `text` or `items`, and `next_from` while there is more. Example: {"name":"getDraft","arguments":{"id":"5f0c6a1e-8a55-4b52-9a3e-0c2b5a1d7e10"},"part":"/markdown","from":20000}',
    input: ReadMoreInput,
    output: more,
    reads: true,
  }),
]

const maxFound = 8

/** Tools by how many of the words they have, those in their name first; without words, those of the set. */
export function findTools(tools: readonly ServiceTool[], input: Record<string, unknown>): CallToolResult {
  const asked = FindToolsInput.safeParse(input)
  if (!asked.success) return failed(z.prettifyError(asked.error))
  const { query = '', toolset } = asked.data
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const inSet = tools.filter(({ operation }) => toolset === undefined || operation.noun === toolset)
  const rated = inSet.map((one) => ({ one, score: rate(one, words) })).toSorted((a, b) => b.score - a.score)
  const elsewhere = words.length === 0 ? [] : withoutTool(words)
  // What fits much worse than the best is a near miss, and a model would call it.
  const best = Math.max(rated[0]?.score ?? 0, ...elsewhere.map(({ score }) => score))
  const fitting = rated.filter(({ score }) => words.length === 0 || (score > 0 && score * 2 > best))
  const notOffered = elsewhere.filter(({ score }) => score * 2 > best)
  const isWide = words.length === 0 && toolset === undefined
  const shown = isWide || words.length === 0 ? fitting : fitting.slice(0, maxFound)
  const brief = isWide || shown.length > maxFound
  const body = {
    tools: shown.map(({ one: { operation, definition } }) => ({
      name: definition.name,
      toolset: operation.noun,
      ...(brief
        ? { description: operation.summary }
        : { description: definition.description, input_schema: definition.inputSchema }),
    })),
    toolsets: [...new Set(tools.map(({ operation }) => operation.noun))].toSorted(),
    ...(notOffered.length > 0 && { not_tools: notOffered.map(({ name, why }) => ({ name, why })) }),
  }
  return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: body }
}

/** Operations that are no tools and have some of the words. */
function withoutTool(words: readonly string[]): { name: string; why: string; score: number }[] {
  return operations
    .map(({ id, summary }) => ({ name: id, why: notTools[id], score: rateText(id, summary, words) }))
    .flatMap(({ why, ...one }) => (why !== undefined && one.score > 0 ? [{ ...one, why }] : []))
}

function rate({ operation, definition }: ServiceTool, words: readonly string[]): number {
  return rateText(
    `${definition.name} ${operation.noun}`,
    `${operation.summary} ${definition.description}`,
    words,
  )
}

function rateText(name: string, text: string, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const stem = word.replace(/(ies|es|s)$/, '')
    return sum + (name.toLowerCase().includes(stem) ? 3 : 0) + (text.toLowerCase().includes(stem) ? 1 : 0)
  }, 0)
}

/** Reads a part of an answer anew; the tool must be one that only reads, so that nothing is done twice. */
export async function readMore(
  tools: readonly ServiceTool[],
  input: Record<string, unknown>,
  ask: Ask,
): Promise<CallToolResult> {
  const asked = ReadMoreInput.safeParse(input)
  if (!asked.success) return failed(z.prettifyError(asked.error))
  const { name, arguments: args = {}, part, from } = asked.data
  const operation = tools.find(({ definition }) => definition.name === name)?.operation
  if (!operation || !isReading(operation)) {
    return failed(
      `${name} is no tool that only reads. Give the tool that reads the record, for example getDraft.`,
    )
  }
  const { path, ...request } = requestOf(operation, args)
  const answer = await ask(operation.method, path, request)
  const body: unknown = await answer.json()
  if (!answer.ok) return failed(JSON.stringify(body))
  const read = boundPart(partOf(body, part), from)
  if (!read)
    return failed(`There is no list or text at ${part}. Take \`part\` from \`cut\` of the answer of ${name}.`)
  const end = from + ('text' in read ? read.text.length : read.items.length)
  const result = { part, from, ...read, ...(end < read.of && { next_from: end }) }
  return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}
