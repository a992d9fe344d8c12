import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { nouns } from '#contract/nouns.ts'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import { jsonSchemaOf } from '#contract/schema-components.ts'
import { validateInput } from '../../core/validate-input.ts'
import { boundPart, partOf } from './bound-answer.ts'
import { explainError, unknownArguments } from './explain-error.ts'
import type { Ask } from './follow-job.ts'
import { portable } from './portable-schema.ts'
import { requestOf } from './tool-arguments.ts'
import { isReading, notTools } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'
import { toolsetsOf } from './toolsets.ts'

const given = z
  .record(z.string(), z.unknown())
  .optional()
  .meta({ description: 'Its arguments, as its schema says.' })

const FindToolsInput = z.strictObject({
  query: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Words of what you want to do, or the name of a tool.' }),
  toolset: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'Only tools of this set, for example `webhooks`.' }),
})
const UseToolInput = z.strictObject({
  name: z.string().meta({ description: 'Name of a tool, from find_tools.' }),
  arguments: given,
})
const ReadMoreInput = z.strictObject({
  name: z.string().meta({ description: 'The reading tool whose answer was cut.' }),
  arguments: given,
  part: z.string().meta({ description: 'The `part` of an entry of `cut`, for example `/markdown`.' }),
  from: z.int().min(0).meta({ description: 'The first item or character to read: its `shown`.' }),
})

const more = z.object({
  part: z.string(),
  from: z.int(),
  of: z.int().meta({ description: 'Items or characters in all.' }),
  text: z.string().optional(),
  items: z.array(z.unknown()).optional(),
  value: z.record(z.string(), z.unknown()).optional(),
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
      'Searches the tools that are not listed: webhooks, credits, sessions, settings, accounts, schedules, avatars, page checks and more. Use it before you say that something cannot be done. Free. Returns names with price, and of the best the arguments. Call what it finds with use_tool. Example: {"query":"send events to an address"}',
    input: FindToolsInput,
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
      'Reads on where an answer has `cut`. Only for tools that read. Free. Returns `text`, `items` or `value`, and `next_from` while there is more. Example: {"name":"getDraft","arguments":{"id":"5f0c6a1e-8a55-4b52-9a3e-0c2b5a1d7e10"},"part":"/markdown","from":20000}',
    input: ReadMoreInput,
    output: more,
    reads: true,
  }),
]

const maxFound = 8
/** Of JSON: about 1,100 tokens. */
const maxCharacters = 4_500

/**
 * Tools by how many of the words they have, those in their name first: each with a line, and as many of the best as there
 * is room for with their arguments. Without words the names of a set, or of all. It answers text alone: a model reads it,
 * and nothing else would.
 */
export function findTools(tools: readonly ServiceTool[], input: Record<string, unknown>): CallToolResult {
  const asked = judge('find_tools', FindToolsInput, input)
  if (!asked.ok) return asked.refusal
  const { query = '', toolset } = asked.data
  const sets = toolsetsOf(tools)
  const inSet = toolset === undefined ? tools : sets.get(toolset)
  if (!inSet) {
    return failed(`There is no toolset ${toolset}. Toolsets: ${[...sets.keys()].toSorted().join(', ')}.`)
  }
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  if (words.length === 0) return textOf(toolset === undefined ? namesOf(sets) : linesOf(inSet))
  const named = inSet.filter(({ definition }) => definition.name.toLowerCase() === query.trim().toLowerCase())
  const rated = inSet.map((one) => ({ one, score: rate(one, words) })).toSorted((a, b) => b.score - a.score)
  const elsewhere = withoutTool(words)
  // What fits much worse than the best is a near miss, and a model would call it.
  const best = Math.max(rated[0]?.score ?? 0, ...elsewhere.map(({ score }) => score))
  const fitting = rated.filter(({ score }) => score > 0 && score * 3 > best).map(({ one }) => one)
  const notOffered = named.length > 0 ? [] : elsewhere.filter(({ score }) => score * 3 > best)
  const shown = (named.length > 0 ? named : fitting).slice(0, maxFound)
  const others = {
    ...(notOffered.length > 0 && { not_tools: notOffered.map(({ name, why }) => ({ name, why })) }),
    ...(shown.length === 0 && { toolsets: [...sets.keys()].toSorted() }),
  }
  return textOf({ ...withArguments(shown, maxCharacters - JSON.stringify(others).length), ...others })
}

function textOf(body: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(body) }] }
}

function lineOf({ operation, price, definition }: ServiceTool) {
  return { name: definition.name, toolset: operation.noun, does: operation.summary, price }
}

const howToSeeArguments = 'For the arguments of a tool ask find_tools with its name; use_tool calls it.'

function linesOf(tools: readonly ServiceTool[]) {
  return { tools: tools.map(lineOf), next: howToSeeArguments }
}

function namesOf(sets: ReadonlyMap<string, readonly ServiceTool[]>) {
  const names = [...sets].map(([set, tools]) => [set, tools.map(({ definition }) => definition.name)])
  return {
    tools_of_toolsets: Object.fromEntries(names),
    next: `Ask with words of what you want. ${howToSeeArguments}`,
  }
}

/** The best with description and arguments while they fit; at least one. */
function withArguments(tools: readonly ServiceTool[], room: number) {
  const lines: object[] = tools.map(lineOf)
  for (const [at, { definition, operation }] of tools.entries()) {
    const { name, description, inputSchema } = definition
    const whole = { name, toolset: operation.noun, description, input_schema: inputSchema }
    const next = lines.with(at, whole)
    if (at > 0 && JSON.stringify(next).length + 150 > room) break
    lines[at] = whole
  }
  const isShort = lines.some((line) => !('input_schema' in line))
  return { tools: lines, ...(isShort && { next: howToSeeArguments }) }
}

/** Operations that are no tools and have some of the words. */
function withoutTool(words: readonly string[]): { name: string; why: string; score: number }[] {
  return operations
    .map((operation) => ({
      name: operation.id,
      why: notTools[operation.id],
      score: rateText(operation, operation.summary, words),
    }))
    .flatMap(({ why, ...one }) => (why !== undefined && one.score > 0 ? [{ ...one, why }] : []))
}

function rate({ operation, definition }: ServiceTool, words: readonly string[]): number {
  return rateText(operation, `${operation.summary} ${definition.description}`, words)
}

/** A word of the name counts most; one that is only about things of its kind, least. */
function rateText({ id, noun }: OperationShape, text: string, words: readonly string[]): number {
  const name = `${id} ${noun}`.toLowerCase()
  const said = text.toLowerCase()
  const about = nouns[noun]?.description.toLowerCase() ?? ''
  return words.reduce((sum, word) => {
    const stem = word.replace(/(ies|es|s)$/, '')
    const inText = said.includes(stem) ? 1 : about.includes(stem) ? 0.5 : 0
    return sum + (name.includes(stem) ? 3 : 0) + inText
  }, 0)
}

/** Reads a part of an answer anew; the tool must be one that only reads, so that nothing is done twice. */
export async function readMore(
  tools: readonly ServiceTool[],
  input: Record<string, unknown>,
  ask: Ask,
): Promise<CallToolResult> {
  const asked = judge('read_more', ReadMoreInput, input)
  if (!asked.ok) return asked.refusal
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
  if (!answer.ok) return failed(JSON.stringify(explainError(Object(body), { name, input: {} })))
  const read = boundPart(partOf(body, part), from)
  if (!read)
    return failed(`There is no list or text at ${part}. Take \`part\` from \`cut\` of the answer of ${name}.`)
  const end = from + shownOf(read)
  const result = { part, from, ...read, ...(end < read.of && { next_from: end }) }
  return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
}

/** The tool that `use_tool` is to call, and its arguments; or what is wrong with them. */
export function readUseTool(input: Record<string, unknown>) {
  return judge('use_tool', UseToolInput, input)
}

function judge<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  given: Record<string, unknown>,
): { ok: true; data: z.output<Schema> } | { ok: false; refusal: CallToolResult } {
  const judged = validateInput(schema, given)
  if (judged.ok) return judged
  const { properties = {} } = deskTools.find((one) => one.name === name)?.inputSchema ?? {}
  const about = { name, input: { properties } }
  const body = unknownArguments(given, about) ?? {
    error: 'Bad Request',
    code: 'invalid_request',
    message: judged.details.map(({ path, message }) => `${path}: ${message}`).join(' '),
    details: judged.details,
  }
  return { ok: false, refusal: failed(JSON.stringify(explainError(body, about))) }
}

function shownOf(read: NonNullable<ReturnType<typeof boundPart>>): number {
  if ('text' in read) return read.text.length
  return 'items' in read ? read.items.length : read.of
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}
