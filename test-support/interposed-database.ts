import type { Database } from '#service/db/client.ts'

/**
 * A database on which something else happens once, between two statements of the code under test: after its first
 * `execute`, or before its first `transaction`.
 */
export function interposedDatabase(
  db: Database,
  moment: 'after execute' | 'before transaction',
  happens: () => Promise<unknown>,
): Database {
  let happened = false
  const once = async () => {
    if (happened) return
    happened = true
    await happens()
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'execute' && moment === 'after execute')
        return async (...given: Parameters<Database['execute']>) => {
          const result = await target.execute(...given)
          await once()
          return result
        }
      if (name === 'transaction' && moment === 'before transaction')
        return async (...given: Parameters<Database['transaction']>) => {
          await once()
          return target.transaction(...given)
        }
      return Reflect.get(target, name, target)
    },
  })
}
