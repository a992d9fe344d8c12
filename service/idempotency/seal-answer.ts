import type { Config } from '../config/config.ts'
import type { SavedAnswer, Slot } from '../core/keyed-request.ts'
import { seal, unseal } from '../secrets/sealing.ts'

type Place = Omit<Slot, 'owner'>

const label = ({ tenantId, operation, key }: Place) => `answer ${tenantId} ${operation} ${key}`

/** For an answer that shows a secret: its body becomes a text that opens in its place only. */
export function sealAnswer(config: Config, place: Place, answer: SavedAnswer): SavedAnswer {
  return { ...answer, body: seal(config.sealingKey, label(place), JSON.stringify(answer.body)) }
}

/** A body that was not sealed is an object, and stays as it is. */
export function openAnswer(config: Config, place: Place, answer: SavedAnswer): SavedAnswer {
  if (typeof answer.body !== 'string') return answer
  return { ...answer, body: JSON.parse(unseal(config.sealingKey, label(place), answer.body)) }
}
