import type { CallOptions, Client } from './client.ts'

/** Of a list that is counted from its newest row, or of events, which go on from one of them, either way. */
type PageQuery = { limit?: number; offset?: number; before?: string; after?: string; since?: string }
type Page = { total: number } | { has_more: boolean; has_earlier?: boolean }

/** A list of the API, such as `listArticles`. */
type List<Input, Answer, Row> = {
  (client: Client, input: Input, options?: CallOptions): Promise<Answer>
  rowsOf(answer: Answer): readonly Row[]
}

/**
 * Every row of a list, read page by page as you go on; `break` when you have enough. It takes what the list
 * takes, filters too, and nothing where the list needs nothing: `eachRow(listArticles, client)`. Pages with an `offset` are
 * counted from the newest row, so one may come twice when others arrive meanwhile. Events come newest first, and with `since` or
 * `after` from there on in the order in which they happened.
 */
export async function* eachRow<Input extends { query?: PageQuery } | undefined, Answer extends Page, Row>(
  list: List<Input, Answer, Row>,
  client: Client,
  ...rest: undefined extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions]
): AsyncGenerator<Row, void, undefined> {
  const [input, options] = rest
  // TypeScript refuses these before.
  if (typeof list.rowsOf !== 'function')
    throw new TypeError('This operation has no pages to go through: call it by itself, without eachRow.')
  let begin: PageQuery = { offset: input?.query?.offset ?? 0 }
  for (let isFirst = true; ; isFirst = false) {
    // What the list takes, but for where the page begins.
    const asked = isFirst ? input : ({ ...input, query: { ...input?.query, ...begin } } as Input)
    const answer = await list(client, asked as Input, options)
    const rows = list.rowsOf(answer)
    if (!('total' in answer)) {
      const goesOn = input?.query?.since !== undefined || input?.query?.after !== undefined
      yield* goesOn ? rows : rows.toReversed()
      const last = idOf(goesOn ? rows.at(-1) : rows[0])
      if (last === undefined || !(goesOn ? answer.has_more : answer.has_earlier)) return
      begin = goesOn ? { after: last } : { before: last }
      continue
    }
    yield* rows
    const offset = (begin.offset ?? 0) + rows.length
    begin = { offset }
    if (rows.length === 0 || offset >= answer.total) return
  }
}

function idOf(event: unknown): string | undefined {
  const isEvent = typeof event === 'object' && event !== null && 'event_id' in event
  return isEvent && typeof event.event_id === 'string' ? event.event_id : undefined
}
