import { createDataBoundary } from '../writer/model/data-boundary.ts'
import { choosePassages, listPassages } from '../writer/model/evidence-passages.ts'
import {
  createModelSession,
  FormatRefused,
  type ModelSession,
  type ModelTiming,
  PromptTooLong,
} from '../writer/model/model-session.ts'
import type { ModelCall } from '../writer/model/stream-answer.ts'
import { WriteError, type WriteStage } from '../writer/writer.ts'
import type { LeadMagnetRequest, LeadMagnetWriter, WrittenLeadMagnet } from './lead-magnet-writer.ts'
import { checkLines } from './model/check-lines.ts'
import { MagnetAnswer, readMagnetAnswer } from './model/magnet-answer.ts'
import { magnetInstructions, magnetPrompt } from './model/magnet-prompt.ts'
import { fill, findMagnetWords } from './words/find-magnet-words.ts'

export type ModelLeadMagnetWriterOptions = {
  /** Base of an OpenAI-compatible API, for example `https://api.example/v1`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  fetch: typeof globalThis.fetch
  timing?: Partial<ModelTiming> | undefined
}

const patience: ModelTiming = {
  callTimeoutMs: 180_000,
  totalTimeoutMs: 600_000,
  attempts: 4,
  backoffMs: 1_000,
  retryAfterCapMs: 60_000,
}
const evidenceTokens = 10_000
const mostCharacters = 40_000
/** From best to plainest; a server that refuses one is asked for the next. */
const formats: ModelCall['format'][] = [
  { kind: 'schema', schema: MagnetAnswer },
  { kind: 'object' },
  undefined,
]

/** A writer of lead magnets that asks a model for lines under a schema and believes none that the evidence does not bear out. */
export function createModelLeadMagnetWriter(options: ModelLeadMagnetWriterOptions): LeadMagnetWriter {
  const name = `model: ${options.model}`
  const timing = { ...patience, ...options.timing }
  return {
    name,
    async write(request) {
      try {
        return await write({ ...options, timing }, request, name)
      } catch (error) {
        if (error instanceof WriteError) throw error
        if (error instanceof PromptTooLong) throw error.writeError
        if (request.signal.aborted) throw new WriteError('cancelled', 'Writing was cancelled.')
        throw new WriteError(
          'malformed',
          `The answer of the model "${options.model}" could not be used. Generate again.`,
        )
      }
    },
  }
}

async function write(
  settings: ModelLeadMagnetWriterOptions & { timing: ModelTiming },
  request: LeadMagnetRequest,
  engine: string,
): Promise<WrittenLeadMagnet> {
  const report = (stage: WriteStage, percent: number, message: string) =>
    request.report({ stage, percent, message })
  const session = createModelSession(settings, request.signal)
  const boundary = createDataBoundary()
  await report('reading', 5, 'Choosing the passages that bear on the topic.')
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base')
  const count = (text: string) => countTokens(text, { disallowedSpecial: new Set() })
  const passages = choosePassages(listPassages(request.evidence), request.topic, evidenceTokens, count)
  await report('writing', 25, `Writing with ${settings.model}.`)
  const instructions = magnetInstructions(request, boundary, passages.length > 0)
  const prompt = magnetPrompt(request, boundary, passages)
  const first = readMagnetAnswer(await askForJson(session, { instructions, prompt }))
  const mend = `${prompt}\nYour last answer had these problems: ${first.problems.slice(0, 8).join('; ')}. Answer again with the whole JSON object.`
  const read = first.read ?? readMagnetAnswer(await askForJson(session, { instructions, prompt: mend })).read
  if (!read) {
    throw new WriteError(
      'malformed',
      `The model "${settings.model}" did not answer with a usable lead magnet, twice. Generate again, or set WRITER_MODEL to a model that follows JSON instructions.`,
    )
  }
  await report('checking', 92, 'Checking every line against the evidence.')
  const { parts, sources, counts, ...named } = checkLines(read, passages)
  if (parts.length === 0) {
    throw new WriteError(
      'malformed',
      `Nothing that the model "${settings.model}" wrote is borne out by your documents. Add a document that covers the topic, or generate again.`,
    )
  }
  const words = findMagnetWords(request.language)
  const { kind, niche } = request
  const subtitle = niche === null ? words.subtitle[kind] : fill(words.subtitleFor[kind], niche)
  // A line that the check left out must not come back as an opening line.
  const kept = parts.flatMap(({ items }) => items.map(({ text }) => text))
  return {
    title: named.title || request.topic,
    subtitle: named.subtitle || subtitle,
    introduction: words.introduction[kind],
    parts,
    figures: [],
    sources,
    trustLevel: counts.sourced === 0 ? 'unsourced' : counts.unsourced === 0 ? 'sourced' : 'mixed',
    hooks: [...read.hooks.filter((hook) => kept.includes(hook)), ...kept].slice(0, 5),
    message: explain(counts),
    engine,
  }
}

async function askForJson(
  session: ModelSession,
  call: { instructions: string; prompt: string },
): Promise<string> {
  for (const format of formats) {
    try {
      return await session.ask({ ...call, maxCharacters: mostCharacters, ...(format && { format }) })
    } catch (error) {
      if (!(error instanceof FormatRefused)) throw error
    }
  }
  throw new WriteError('malformed', 'The model takes no request for JSON.')
}

function explain({ sourced, unsourced, dropped }: ReturnType<typeof checkLines>['counts']): string {
  return [
    sourced === 1 ? '1 line has a source.' : `${sourced} lines have a source.`,
    unsourced === 1 ? '1 is advice without one; check it.' : '',
    unsourced > 1 ? `${unsourced} are advice without one; check them.` : '',
    dropped > 0
      ? `${dropped} ${dropped === 1 ? 'was' : 'were'} left out, since no document bears out what ${dropped === 1 ? 'it states' : 'they state'}.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
