import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'

/**
 * What is done to the same record by an operation of its own, by its verb: whoever sends `publish` as an action of
 * `changeArticle` means `publishArticle`.
 */
export function otherActions({ id, path }: OperationShape): ReadonlyMap<string, string> {
  const others = operations.filter(
    (one) => one.id !== id && one.method !== 'GET' && (one.path === path || one.path.startsWith(`${path}/`)),
  )
  return new Map(
    others.map((one): [string, string] => {
      const [verb = one.id] = /^[a-z]+/.exec(one.id) ?? []
      return [verb, `To ${verb}, call ${one.id}: ${one.method} ${one.path}.`]
    }),
  )
}
