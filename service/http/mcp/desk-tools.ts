import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { jsonSchemaOf } from '#contract/schema-components.ts'
import { refused } from '../../core/errors.ts'
import type { ChosenTools } from './choose-tools.ts'
import { judgeMembers } from './judge-arguments.ts'
import { portable } from './portable-schema.ts'

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
const CancelJobInput = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'Id of the job, as the tool returned it that started it.' }),
})
const ReadMoreInput = z.strictObject({
  name: z.string().meta({ description: 'The reading tool whose answer was cut.' }),
  arguments: given,
  part: z.string().meta({ description: 'The `part` of an entry of `cut`, for example `/markdown`.' }),
  from: z.int().min(0).default(0).meta({ description: 'The first item or character to read: its `shown`.' }),
})

const more = z.object({
  part: z.string(),
  from: z.int(),
  of: z.int().meta({ description: 'Items or characters in all.' }),
  text: z.string().optional(),
  items: z.array(z.unknown()).optional(),
  value: z.record(z.string(), z.unknown()).optional(),
  next_from: z.int().optional().meta({ description: 'Where to read on; absent at the end.' }),
  message: z.string().optional().meta({ description: 'Says so when `from` is past the end.' }),
})

const ended = z.looseObject({
  id: z.string().optional(),
  status: z.string().optional(),
  message: z.string().optional(),
})

function tool(definition: {
  name: string
  title: string
  description: string
  input: z.ZodType
  output?: z.ZodType
  reads: boolean
  /** Whether the same call again changes nothing more. */
  repeats?: boolean
}): Tool {
  const { name, title, description, input, output, reads, repeats = reads } = definition
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
      idempotentHint: repeats,
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
    output: z.looseObject({}),
    reads: false,
  }),
  tool({
    name: 'cancel_job',
    title: 'Cancel a running job',
    description:
      'Ends an article, lead magnet, brand scan, Reddit search or warm-lead report that is being made. Use it when the user no longer wants it; what is finished stays, and is said to be. Free: all credits that were held come back. Returns its `status` and `message`. Example: {"id":"5f0c6a1e-8a55-4b52-9a3e-0c2b5a1d7e10"}',
    input: CancelJobInput,
    output: ended,
    reads: false,
    repeats: true,
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

/**
 * Those that an address has use for: where what is listed is all there is, nothing is left to find, and where all only
 * reads, a call by name does, too.
 */
export function deskToolsFor({ isReadOnly, isClosed }: Pick<ChosenTools, 'isReadOnly' | 'isClosed'>): Tool[] {
  return deskTools
    .filter(({ name }) => (!isClosed || name === 'read_more') && !(isReadOnly && name === 'cancel_job'))
    .map((one) => (isReadOnly ? { ...one, annotations: { ...one.annotations, ...onlyReads } } : one))
}

const onlyReads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true }

/** The arguments of `find_tools`. @throws {ServiceError} `invalid` */
export const readFindTools = (given: Record<string, unknown>) => judge(FindToolsInput, given)

/** The tool that `use_tool` is to call, and its arguments. @throws {ServiceError} `invalid` */
export const readUseTool = (given: Record<string, unknown>) => judge(UseToolInput, given)

/** The job that `cancel_job` is to end. @throws {ServiceError} `invalid` */
export const readCancelJob = (given: Record<string, unknown>) => judge(CancelJobInput, given)

/** The arguments of `read_more`. @throws {ServiceError} `invalid` */
export const readReadMore = (given: Record<string, unknown>) => judge(ReadMoreInput, given)

function judge<Schema extends z.ZodObject>(schema: Schema, given: Record<string, unknown>): z.output<Schema> {
  const details = judgeMembers(schema, given).map(({ path, message }) =>
    'arguments' in schema.shape && message.includes(' Known are ')
      ? { path, message: `No such argument. If the named tool takes it: {"arguments": {"${path}": …}}.` }
      : { path, message },
  )
  if (details.length > 0) throw refused(details)
  return schema.parse(given)
}
