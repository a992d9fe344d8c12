/**
 * A statement of a migration, by how it may run beside processes that read and write.
 * - `locking`: in a transaction of its own, for which others wait while it holds its table; it must be short.
 * - `build` and `drop`: an index, concurrently, outside a transaction; nobody waits.
 * - `online`: outside a transaction; readers and writers go on.
 */
export type Step =
  | { kind: 'locking' | 'online'; sql: string }
  | { kind: 'build'; sql: string; index: string; table: string }
  | { kind: 'drop'; sql: string; index: string }

const createTable = /^create table (?:if not exists )?"(?<table>\w+)"/i
const createIndex = /^create (?<unique>unique )?index "(?<index>\w+)" on "(?<table>\w+)"(?<rest>.*)$/is
const dropIndex = /^drop index "(?<index>\w+)"$/i
const foreignKey = /^alter table "(?<table>\w+)" add constraint "(?<name>\w+)" foreign key /i

/**
 * Rewrites a migration's statements, as drizzle-kit generates them, so that they do not hold up a busy desk: indexes of
 * tables that may be large are built and dropped concurrently, and foreign keys are added first and checked afterwards.
 * A table that the same migration creates is empty, and takes them as they are.
 */
export function planSteps(statements: readonly string[]): Step[] {
  const trimmed = statements.map((one) => one.trim().replace(/;$/, '')).filter((one) => one !== '')
  const created = new Set(trimmed.map((one) => createTable.exec(one)?.groups?.table))
  return trimmed.flatMap((sql): Step[] => {
    const built = createIndex.exec(sql)?.groups
    if (built?.index && built.table && !created.has(built.table)) {
      const { unique = '', index, table, rest } = built
      const concurrently = `create ${unique}index concurrently "${index}" on "${table}"${rest}`
      return [{ kind: 'build', sql: concurrently, index, table }]
    }
    const index = dropIndex.exec(sql)?.groups?.index
    if (index) return [{ kind: 'drop', sql: `drop index concurrently if exists "${index}"`, index }]
    const { table, name } = foreignKey.exec(sql)?.groups ?? {}
    if (table && name && !created.has(table))
      return [
        { kind: 'locking', sql: `${sql} not valid` },
        { kind: 'online', sql: `alter table "${table}" validate constraint "${name}"` },
      ]
    return [{ kind: 'locking', sql }]
  })
}
