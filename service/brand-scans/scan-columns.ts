import { brandScans } from '../db/schema/brand-scans.ts'
import { getTableColumns, sql } from '../db/sql.ts'
import { hasInventedAnswersSql, readsOwnContentSql } from './score-basis.ts'

// A list shows no answers, and they are nearly all of a row.
const { results, ...columns } = getTableColumns(brandScans)

const overEngines = (what: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(${what}, 0)::int from jsonb_array_elements(${results}) engine)`
const answered = sql`coalesce((engine ->> 'questions_answered')::int, 0)`

/** A brand and how often it is named over all engines; without a name it is the one that was scanned. */
export type NamedBrand = { name: string | null; mentions: number; answers: number }

export const namedBrands = sql<NamedBrand[] | null>`(
  select jsonb_agg(
    jsonb_build_object('name', name, 'mentions', mentions, 'answers', answers)
    order by name is not null, mentions desc, name
  )
  from (
    select
      null::text as name,
      coalesce(sum((engine ->> 'unprompted_mentions')::int), 0)::int as mentions,
      coalesce(sum((engine ->> 'unprompted_answers')::int), 0)::int as answers
    from jsonb_array_elements(${results}) engine
    union all
    select rival ->> 'name', sum((rival ->> 'mentions')::int)::int, sum((rival ->> 'answers')::int)::int
    from
      jsonb_array_elements(${results}) engine,
      jsonb_array_elements(coalesce(engine -> 'competitors', '[]'::jsonb)) rival
    group by 1
  ) named
  where answers > 0
)`

/** A scan without its answers, counted where they are. */
export const scanSummaryColumns = {
  ...columns,
  enginesAsked: overEngines(sql`count(*)`),
  enginesAnswered: overEngines(sql`count(*) filter (where ${answered} > 0)`),
  answersCounted: overEngines(sql`sum(${answered})`),
  readsOwnContent: readsOwnContentSql(results),
  hasInventedAnswers: hasInventedAnswersSql(results),
  namedBrands,
}
