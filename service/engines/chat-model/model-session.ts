import type { ModelMessage } from 'ai'
import { z } from 'zod'
import {
  type AnswerMemory,
  type ModelAnswer,
  type ModelCall,
  ModelError,
  type ModelSession,
} from './chat-model.ts'
import { type CallSettings, createModelCalls, FormatRefused } from './model-calls.ts'
import type { AnswerFormat } from './stream-answer.ts'

/** The simplest JSON mode that a model was found to need; kept between its sessions. */
export type FormatMemory = { plainest: number }

export type SessionSettings = CallSettings & { memory: FormatMemory }

/** Maximum number of continuations of a truncated answer. */
const maxContinuations = 2

export function createModelSession(
  settings: SessionSettings,
  signal: AbortSignal,
  answers?: AnswerMemory,
): ModelSession {
  const { name, memory } = settings
  const { askOnce, tokens, hasTimeFor } = createModelCalls(settings, signal, answers)

  const ask = async (call: ModelCall): Promise<ModelAnswer> => {
    const first: ModelMessage = { role: 'user', content: promptOf(call) }
    let text = ''
    for (let continued = 0; ; continued++) {
      const messages: ModelMessage[] =
        text === ''
          ? [first]
          : [first, { role: 'assistant', content: text }, { role: 'user', content: continuation }]
      const maxCharacters = call.maxCharacters - text.length
      const answer = await askOnce({ system: call.system, messages, maxCharacters })
      text += answer.text
      const isFull = text.length >= call.maxCharacters
      if (answer.isWhole || isFull || continued >= maxContinuations) {
        return { text, isWhole: answer.isWhole }
      }
    }
  }

  const askFor = async <T>(call: ModelCall & { name: string; schema: z.ZodType<T> }): Promise<T> => {
    const formats: (AnswerFormat | undefined)[] = [
      { kind: 'schema', name: call.name, schema: call.schema },
      { kind: 'object' },
      undefined,
    ]
    const json = JSON.stringify(z.toJSONSchema(call.schema, { unrepresentable: 'any' }))
    const asked = `${promptOf(call)}\n\nAnswer with one JSON object that fits this JSON Schema, and nothing else:\n${json}`
    let problems = ''
    for (let tried = 1; ; tried++) {
      const content =
        problems === '' ? asked : `${asked}\n\nYour last answer did not fit: ${problems}. Answer again.`
      const answer = await withFormats(formats, content, call)
      const read = readObject(call.schema, answer.text)
      if (read.ok) return read.data
      problems = answer.isWhole ? read.problems : 'it ended before it was complete; be briefer'
      if (tried >= 2) {
        throw new ModelError(
          'malformed',
          `The answer of the model "${name.model}" could not be used (${problems}). Try again, or use another model.`,
        )
      }
    }
  }

  const withFormats = async (
    formats: (AnswerFormat | undefined)[],
    content: string,
    call: ModelCall,
  ): Promise<ModelAnswer> => {
    for (;;) {
      const format = formats[memory.plainest]
      try {
        return await askOnce({
          system: call.system,
          messages: [{ role: 'user', content }],
          ...(format && { format }),
          maxCharacters: call.maxCharacters,
        })
      } catch (error) {
        if (!(error instanceof FormatRefused) || memory.plainest >= formats.length - 1) throw error
        memory.plainest += 1
      }
    }
  }

  return { ask, askFor, tokens, hasTimeFor }
}

const continuation =
  'Your answer was cut off. Go on exactly where it stopped, without repeating anything and without a remark.'

function promptOf({ evidence, task }: ModelCall): string {
  return evidence === undefined || evidence === '' ? task : `${evidence}\n\n${task}`
}

/** The JSON object in a text that may have a fence or words around it. */
function readObject<T>(
  schema: z.ZodType<T>,
  text: string,
): { ok: true; data: T } | { ok: false; problems: string } {
  let value: unknown
  try {
    value = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return { ok: false, problems: 'it is not JSON' }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, data: parsed.data }
  const problems = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
  return { ok: false, problems: problems.join('; ') }
}
