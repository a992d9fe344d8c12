import { shorten } from '../../../text/shorten.ts'
import { asPlainLine } from './plain-line.ts'

/** Whether a text answers what its topic asks, as an editor says who read it. */
export type Answered = {
  /** Null when the model did not say. */
  answersTopic: boolean | null
  /** Why, in a sentence. */
  topicReason: string
}

const maxReason = 240

export const askAnswered =
  'topic_reason: one sentence in English: with which sentence the text answers what the topic asks, or which of its questions stays unanswered or has less than its share. answers_the_topic: whether it does.'

export function readAnswered(answer: { topic_reason: string; answers_the_topic: boolean } | null): Answered {
  return {
    answersTopic: answer?.answers_the_topic ?? null,
    topicReason: shorten(asPlainLine(answer?.topic_reason ?? ''), maxReason, ''),
  }
}
