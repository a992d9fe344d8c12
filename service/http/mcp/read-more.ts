import type { CallToolResult } from '@modelcontextprotocol/server'
import { invalid, refused } from '../../core/errors.ts'
import { boundPart, partOf } from './bound-answer.ts'
import { readReadMore } from './desk-tools.ts'
import { explainError } from './explain-error.ts'
import { failedCall } from './failed-call.ts'
import type { Ask } from './follow-job.ts'
import { judgeArguments } from './judge-arguments.ts'
import { requestOf } from './tool-arguments.ts'
import { isReading } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'

/** Reads a part of an answer anew; the tool must be one that only reads, so that nothing is done twice. @throws {ServiceError} `invalid` */
export async function readMore(
  tools: readonly ServiceTool[],
  input: Record<string, unknown>,
  ask: Ask,
): Promise<CallToolResult> {
  const { name, arguments: args = {}, part, from } = readReadMore(input)
  const operation = tools.find(({ definition }) => definition.name === name)?.operation
  if (!operation || !isReading(operation)) {
    throw invalid(
      'name',
      `${name} is no tool that only reads. Give the tool that reads the record, for example getDraft.`,
    )
  }
  const details = judgeArguments(operation, args)
  if (details.length > 0) throw refused(details.map((one) => ({ ...one, path: `arguments.${one.path}` })))
  const { path, ...request } = requestOf(operation, args)
  const answer = await ask(operation.method, path, request)
  const body: unknown = await answer.json()
  if (!answer.ok) return failedCall(explainError(Object(body), { name, input: {} }))
  const read = boundPart(partOf(body, part), from)
  if (!read)
    throw invalid(
      'part',
      `There is no list or text at ${part}. Take \`part\` from \`cut\` of the answer of ${name}.`,
    )
  const end = from + shownOf(read)
  const isPast = !('value' in read) && from >= read.of
  const result = {
    part,
    from,
    ...read,
    ...(end < read.of && { next_from: end }),
    ...(isPast && {
      message: `Nothing is left: ${part} has ${read.of} ${'text' in read ? 'characters' : 'items'}, counted from 0.`,
    }),
  }
  return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
}

function shownOf(read: NonNullable<ReturnType<typeof boundPart>>): number {
  if ('text' in read) return read.text.length
  return 'items' in read ? read.items.length : read.of
}
