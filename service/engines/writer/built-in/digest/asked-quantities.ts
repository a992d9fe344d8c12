import { asksHowOften } from './how-often.ts'
import { findQuestionType } from './question-type.ts'
import { readQuestions } from './read-asked.ts'
import type { Subject } from './subject.ts'
import { asksLasting } from './wanted-amounts.ts'

/** Of what a topic asks one amount: what it costs, how often, how long it keeps or takes, when it has paid for itself, how much dearer it is. */
export type AskedQuantity =
  | 'price'
  | 'interval'
  | 'lifetime'
  | 'duration'
  | 'retention'
  | 'payback'
  | 'premium'

/** "How long to keep receipts": what is kept of one's own will is thrown away after so long. */
const retains =
  /(?<!\p{L})(?:keep(?:ing)? (?!well|fresh|for how|in |at |on |out )\p{L}|kept|retain|h(?:old|ang)(?:ing)? on ?to|store for|aufbewahr\p{L}*|aufheben|aufgehoben|behalten|garder|conserver|guardar|conservar|conservare|tenere|manter|bewaar|bewaren)|保管|保存/iu

/** True for what says that something is kept. */
export function saysKept(text: string): boolean {
  return retains.test(text)
}

/** The amounts that the questions of a topic ask for, each of one kind. */
export function askedQuantities(subject: Subject): AskedQuantity[] {
  const all = readQuestions(subject).flatMap(({ text, aspects }): AskedQuantity[] => {
    if (asksHowOften(text)) return ['interval']
    const type = findQuestionType(text)
    if (type === 'worth') return ['payback', 'premium']
    if (type !== 'amount') return []
    if (aspects.includes('cost')) return ['price']
    if (!aspects.includes('duration')) return []
    if (retains.test(text)) return ['retention']
    return asksLasting(text) ? ['lifetime'] : ['duration']
  })
  return [...new Set(all)]
}

const answering: ReadonlySet<string> = new Set([
  'price',
  'interval',
  'lifetime',
  'duration',
  'retention',
  'payer',
  'cause',
])

/** True for what a topic asks in so many words; whether it is worth it asks for more than how much dearer it is. */
export function answersTopic(point: string): boolean {
  return answering.has(point)
}
