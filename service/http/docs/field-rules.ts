import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import { isClosed } from '../../core/unknown-members.ts'

/**
 * What becomes of a field of the body that an operation does not know: it is refused, or only where it is nearly a known
 * one, or ignored and named in `warnings`.
 */
export type FieldRule = 'refuses' | 'refuses slips' | 'ignores'

export function fieldRule(shape: OperationShape): FieldRule {
  if (shape.body !== undefined && isClosed(shape.body)) return 'refuses'
  const spends = shape.charges !== undefined || shape.chargesLater === true
  return spends || shape.refusesSlips === true ? 'refuses slips' : 'ignores'
}

/** The rule of an operation by its id. */
export function fieldRuleOf(id: string): FieldRule {
  const shape = operations.find((one) => one.id === id)
  return shape ? fieldRule(shape) : 'ignores'
}

/** Which operations do what with a field that they do not know, as a table. */
export function fieldRulesTable(): string {
  const withBody = operations.filter(({ body }: OperationShape) => body !== undefined)
  const named = (rule: FieldRule) => linked(withBody.filter((one) => fieldRule(one) === rule))
  return [
    '| operations | an unknown field | one that is nearly a known field |',
    '|---|---|---|',
    `| ${named('refuses')} | refused with 400 | refused with 400 |`,
    `| ${named('refuses slips')} | ignored | refused with 400 |`,
    '| all others | ignored | ignored |',
  ].join('\n')
}

/** Which operations take `Idempotency-Key`, and what becomes of the work when the caller goes away, as a table. */
export function idempotencyTable(): string {
  const keyed = (leaves: 'finishes' | 'stops') =>
    linked(operations.filter(({ whenCallerLeaves }: OperationShape) => whenCallerLeaves === leaves))
  const own = linked(operations.filter(({ ownIdempotencyKey }: OperationShape) => ownIdempotencyKey))
  return [
    '| operations | if you go away before the answer |',
    '|---|---|',
    `| ${keyed('finishes')} | the work is done, and the same key returns its answer |`,
    `| ${keyed('stops')} | the work stops and costs nothing, and the same key begins it again |`,
    `| ${own} | a rule of its own, below |`,
  ].join('\n')
}

const linked = (found: readonly OperationShape[]) =>
  found.map(({ id, noun }) => `[\`${id}\`](/docs/${noun}#${id})`).join(', ')
