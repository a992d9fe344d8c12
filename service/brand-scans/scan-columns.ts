import { brandScans } from '../db/schema/brand-scans.ts'
import { getTableColumns, sql } from '../db/sql.ts'

// A list shows no answers, and they are nearly all of a row.
const { results, ...columns } = getTableColumns(brandScans)

const overEngines = (what: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(${what}, 0)::int from jsonb_array_elements(${results}) engine)`
const answered = sql`coalesce((engine ->> 'questions_answered')::int, 0)`

/** A scan without its answers, counted where they are. */
export const scanSummaryColumns = {
  ...columns,
  enginesAsked: overEngines(sql`count(*)`),
  enginesAnswered: overEngines(sql`count(*) filter (where ${answered} > 0)`),
  answersCounted: overEngines(sql`sum(${answered})`),
}
