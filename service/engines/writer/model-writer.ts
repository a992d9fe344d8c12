import { choosePassages, listPassages, type Passage } from './model/evidence-passages.ts'
import { finishArticle } from './model/finish-article.ts'
import {
  createModelSession,
  type ModelSession,
  type ModelTiming,
  PromptTooLong,
} from './model/model-session.ts'
import type { FormatMemory } from './model/outline-step.ts'
import { sessionOfChatModel } from './model/session-of-chat-model.ts'
import type { ModelText } from './model/single-pass.ts'
import { countWords } from './model/tidy-section.ts'
import { writeMessage } from './model/write-message.ts'
import { type WritingJob, writeText } from './model/write-text.ts'
import type { EvidenceSource, WriteProgress, WriteRequest, Writer, WrittenArticle } from './writer.ts'
import { WriteError } from './writer.ts'

export type ModelWriterOptions = {
  /** Base of an OpenAI-compatible API, for example `https://api.example/v1`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  fetch: typeof globalThis.fetch
  /** Tokens of evidence in one prompt; a model with a short context needs fewer. */
  evidenceTokens?: number | undefined
  timing?: Partial<ModelTiming> | undefined
  openSession?: ((signal: AbortSignal) => ModelSession) | undefined
}

const patience: ModelTiming = {
  callTimeoutMs: 180_000,
  totalTimeoutMs: 1_200_000,
  attempts: 4,
  backoffMs: 1_000,
  retryAfterCapMs: 60_000,
}

/**
 * A writer that asks a model: evidence, outline, sections, check. What the model says is never trusted: each claim is
 * compared with the evidence, and what is not found there is marked unsupported.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  const settings = { ...options, timing: { ...patience, ...options.timing } }
  const memory: FormatMemory = { plainest: 0 }
  const name = `model: ${options.model}`

  const write = async (request: WriteRequest): Promise<WrittenArticle> => {
    const session = options.openSession?.(request.signal) ?? createModelSession(settings, request.signal)
    const report = (stage: WriteProgress['stage'], percent: number, message: string) =>
      request.report({ stage, percent, message }).catch(() => {})
    const evidence = request.evidence.filter(({ blocks }) => blocks.length > 0)
    if (request.topic === null && evidence.length === 0) {
      throw new WriteError(
        'empty',
        'There is nothing to write about. Give a topic, or an address that can be read.',
      )
    }
    await report('reading', 5, `Reading ${evidence.length} sources`)
    const all = listPassages(evidence)
    const evidenceWords = all.reduce((sum, { text }) => sum + countWords(text), 0)
    const asked = request.mode === 'turbo' ? Math.min(request.targetWords, 800) : request.targetWords
    // Beyond what the evidence says there is only padding.
    const targetWords = all.length > 0 ? Math.min(asked, Math.max(150, evidenceWords)) : asked
    const job: WritingJob = { request, session, memory, evidence, targetWords, model: options.model, report }

    const text = await withLessEvidence(options.evidenceTokens ?? 12_000, async (budget) => {
      await report('ranking', 10, 'Choosing the passages that bear on the topic')
      return writeText(job, await chooseWithin(budget, all, evidence, request.topic))
    })
    await report('checking', 92, 'Checking every figure, date, name and quotation against the evidence')
    const article = finishArticle(text, all, evidence)
    return {
      ...article,
      engine: name,
      tokens: withCached(session.tokens()),
      message: writeMessage(article, { name: options.model, asked, evidence: evidence.length }),
    }
  }

  return {
    write: async (request) => {
      try {
        return await write(request)
      } catch (error) {
        if (error instanceof WriteError) throw error
        if (error instanceof PromptTooLong) throw error.writeError
        if (request.signal.aborted) throw new WriteError('cancelled', 'Writing was cancelled.')
        throw new WriteError(
          'malformed',
          `The answer of the model "${options.model}" could not be used. Write again.`,
        )
      }
    },
  }
}

function withCached(tokens: { input: number; output: number } | null): WrittenArticle['tokens'] {
  return tokens && { ...tokens, cached: 0 }
}

/**
 * Writes with the model of the request.
 * @throws {WriteError}
 */
export function writeWithModel(request: WriteRequest): Promise<WrittenArticle> {
  const { model } = request
  if (!model) throw new WriteError('unreachable', 'No model is connected.')
  const writer = createModelWriter({
    baseUrl: '',
    model: model.model,
    fetch,
    evidenceTokens: model.evidenceTokens,
    openSession: (signal) => sessionOfChatModel(model, signal),
  })
  return writer.write(request)
}

/** Tries again with half the evidence, twice, when a prompt does not fit the model's context. */
async function withLessEvidence(
  budget: number,
  write: (budget: number) => Promise<ModelText>,
): Promise<ModelText> {
  for (let left = budget; ; left = Math.floor(left / 2)) {
    try {
      return await write(left)
    } catch (error) {
      if (!(error instanceof PromptTooLong) || left <= budget / 4) throw error
    }
  }
}

/** Loads the tokenizer only when something is written: its tables take a while and some memory. */
async function chooseWithin(
  budget: number,
  passages: Passage[],
  evidence: EvidenceSource[],
  topic: string | null,
): Promise<Passage[]> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base')
  const about = topic ?? evidence.map(({ title }) => title).join(' ')
  return choosePassages(passages, about, budget, (text) =>
    countTokens(text, { disallowedSpecial: new Set() }),
  )
}
