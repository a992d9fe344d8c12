import { z } from 'zod'
import { invalidWords } from '../../core/errors.ts'
import { validateInput } from '../../core/validate-input.ts'

const anyMembers = z.record(z.string(), z.unknown())

/** Each list is one page, so no cursor leads on from it. */
const onePage = z.object({
  cursor: z
    .undefined({ error: 'Leave it out: the list is one page, and no response has a nextCursor.' })
    .optional(),
})

/** What the methods that take parameters need of them; the library reads the rest. */
const needed: Readonly<Record<string, z.ZodType>> = {
  initialize: z.object({
    protocolVersion: z.string(),
    capabilities: anyMembers,
    clientInfo: z.object({ name: z.string(), version: z.string() }),
  }),
  'tools/list': onePage,
  'resources/list': onePage,
  'resources/templates/list': onePage,
  'prompts/list': onePage,
  'tools/call': z.object({ name: z.string(), arguments: anyMembers.optional() }),
  'resources/read': z.object({ uri: z.string() }),
  'prompts/get': z.object({ name: z.string(), arguments: z.record(z.string(), z.string()).optional() }),
  'completion/complete': z.object({
    ref: z.discriminatedUnion('type', [
      z.object({ type: z.literal('ref/prompt'), name: z.string() }),
      z.object({ type: z.literal('ref/resource'), uri: z.string() }),
    ]),
    argument: z.object({ name: z.string(), value: z.string() }),
  }),
}

/** Those that a request may call. */
export const methods: readonly string[] = [...Object.keys(needed), 'ping']

const Message = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.unknown().optional(),
})

const invalidParams = -32602

/**
 * The JSON-RPC error for parameters that a method cannot take, with what is wrong with each in words; the library answers
 * the issues of its parser, as an internal error for most methods. Undefined for every other message.
 */
export function refuseParams(message: unknown): Response | undefined {
  const call = Message.safeParse(message).data
  const schema = call && Object.hasOwn(needed, call.method) ? needed[call.method] : undefined
  if (!call || !schema) return undefined
  const judged = validateInput(schema, call.params ?? {}, ['params'])
  if (judged.ok) return undefined
  const error = {
    code: invalidParams,
    message: `${call.method}: ${invalidWords(judged.details)}`,
    data: { details: judged.details },
  }
  return Response.json({ jsonrpc: '2.0', id: call.id, error })
}
