import type { BrandScanAnswer, BrandScanResult } from '#contract/brand-scans.ts'
import {
  type AnswerEngine,
  AnswerError,
  type SearchOwnContent,
} from '../engines/answer-panel/answer-panel.ts'
import type { BrandQuestion } from './panel-questions.ts'
import { type BrandReading, readAnswer } from './read-answer.ts'
import { summariseEngine } from './summarise-engine.ts'

export type PanelRound = {
  questions: readonly BrandQuestion[]
  reading: BrandReading
  search: SearchOwnContent
  signal: AbortSignal
  /** Called after each question with how many of all are over. */
  onAnswer(over: number, all: number): Promise<void>
}

/** So long may one engine take for all its questions. */
const engineTimeoutMs = 600_000

/**
 * Asks every engine every question: engines in parallel, each engine's questions in sequence. An engine's errors affect
 * no other; an unanswered question is reported with its reason.
 */
export async function askPanel(
  panel: readonly AnswerEngine[],
  round: PanelRound,
): Promise<BrandScanResult[]> {
  const all = panel.length * round.questions.length
  let over = 0
  return Promise.all(
    panel.map(async (engine) => {
      const deadline = AbortSignal.timeout(engineTimeoutMs)
      const answers: BrandScanAnswer[] = []
      let final: AnswerError | undefined
      for (const question of round.questions) {
        const told: BrandScanAnswer | AnswerError = final ?? (await ask(engine, question, round, deadline))
        if (told instanceof AnswerError) {
          if (told.isFinal) final = told
          answers.push(unanswered(question, told.message))
        } else answers.push(told)
        over += 1
        await round.onAnswer(over, all)
      }
      return summariseEngine(engine, answers, round.reading.competitors)
    }),
  )
}

async function ask(
  engine: AnswerEngine,
  question: BrandQuestion,
  { reading, search, signal }: PanelRound,
  deadline: AbortSignal,
): Promise<BrandScanAnswer | AnswerError> {
  try {
    const answer = await engine.answer(question, { search, signal: AbortSignal.any([signal, deadline]) })
    return readAnswer(question, answer, reading)
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) return new AnswerError('timed_out', 'The engine took too long to answer.', true)
    if (error instanceof AnswerError) return error
    throw error
  }
}

function unanswered(question: BrandQuestion, error: string): BrandScanAnswer {
  return { kind: question.kind, question: question.text, names_brand: question.namesBrand, error }
}
