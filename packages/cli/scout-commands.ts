import { type Client, createScoutRun, getScoutRun, listScoutRuns, type Output } from '../client/src/index.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import { runJob } from './job-commands.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'

export type ScoutOptions = { subreddit?: string[]; limit?: string; yes?: boolean }

/** Shows the price, asks, searches forums, and shows the posts that were found, the best first. */
export async function scout(
  terminal: Terminal,
  client: Client,
  query: string,
  { subreddit, limit = '20', yes }: ScoutOptions,
): Promise<void> {
  const body = { query, subreddits: subreddit ?? [], limit: readLimit(limit) }
  const job = {
    call: { operation: 'createScoutRun', input: body } as const,
    question: 'Search for it?',
    noun: 'Scout run',
    reads: 'getScoutRun',
    cancels: 'cancelScoutRun',
    start: async (to: Client) => ({ id: (await createScoutRun(to, { body })).run_id }),
    get: getScoutRun,
    at: (runId: string) => ({ path: { runId } }),
    lines: ({ results, message }: Output<'getScoutRun'>) => [
      ...postsOf(results).flatMap(({ score, forum, title, permalink }) => [
        `${String(score).padStart(3)}  r/${forum}  ${title}`,
        `     ${permalink}`,
      ]),
      message,
    ],
    charged: ({ credits_used }: Output<'getScoutRun'>) => credits_used,
  }
  await runJob(terminal, client, job, yes)
}

/** The newest scout runs, one a line. */
export async function scoutRuns(terminal: Terminal, client: Client, limit = '20'): Promise<void> {
  const { runs } = await listScoutRuns(client, { query: { limit: readLimit(limit) } })
  if (runs.length === 0) terminal.note(`There are no scout runs yet. To start one: ${command} scout "QUERY"`)
  else terminal.heading(columns(terminal, 'CREATED', 'STATUS', 'ID', 'QUERY'))
  for (const one of runs)
    terminal.show(columns(terminal, one.created_at, one.status, one.run_id, one.query), one)
}

type Post = { score: number; forum: string; title: string; permalink: string }

/** Of a server whose results have another form there are none to show. */
function postsOf(results: Output<'getScoutRun'>['results']): readonly Post[] {
  const items: unknown = results?.items
  return Array.isArray(items) ? items.filter(isPost) : []
}

function isPost(value: unknown): value is Post {
  const { score, forum, title, permalink }: { [name in keyof Post]?: unknown } = Object(value)
  return typeof score === 'number' && [forum, title, permalink].every((one) => typeof one === 'string')
}
