import { chargingIds } from '../client/src/generated/charging-id.ts'
import { editDistance } from './edit-distance.ts'
import { operationCalls } from './generated/operation-calls.ts'

/** Two words or more, as operations are called. What is no English word (`iPhone`, `macOS`) is not of this form. */
const camelCase = /^[a-z]{2,}(?:[A-Z][a-z]+)+$/

/**
 * True for a word that is meant as the name of an operation, well spelt or not: `generateArticle`, `generateArticles`,
 * `generate-article`. A topic has another form, or is near no operation.
 */
export function isMeantAsOperation(word: string): boolean {
  return camelCase.test(word) || nearestOperation(word) !== undefined
}

/** The operation that a word is the name of, in whatever case and with a letter wrong, or two of a long name. */
export function nearestOperation(word: string): string | undefined {
  const typed = plain(word)
  // A short word in any other form may be a topic.
  const least = camelCase.test(word) ? 1 : 0
  const most = word.length < 8 ? least : word.length < 12 ? 1 : 2
  const [nearest] = Object.keys(operationCalls)
    .map((id) => ({ id, distance: editDistance(typed, plain(id)) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.id
}

/** The only operation on what a name with another verb is about: `listLedger` for `getLedger`. */
export function operationOnTheSame(name: string): string | undefined {
  const about = (id: string) => /[A-Z].*$/.exec(id)?.[0]
  const [first, ...others] = Object.keys(operationCalls).filter((id) => about(id) === about(name))
  return others.length === 0 ? first : undefined
}

/** True for an operation of this client that charges nothing, now or later. */
export function isFree(id: string): boolean {
  return Object.hasOwn(operationCalls, id) && !chargingIds.some((one) => one === id)
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[-_.]/g, '')
