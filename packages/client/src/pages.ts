import type { CallOptions, Client } from './client.ts'

type PageQuery = { limit?: number; offset?: number }

/** A list of the API, such as `listArticles`. */
type List<Input, Answer, Row> = {
  (client: Client, input: Input, options?: CallOptions): Promise<Answer>
  rowsOf(answer: Answer): readonly Row[]
}

/**
 * Every row of a list, read page by page as you go on; `break` when you have enough. It takes what the list takes, filters
 * too, and nothing where the list needs nothing: `eachRow(listArticles, client)`. Pages are counted from the newest row,
 * so one may come twice when others arrive meanwhile.
 */
export async function* eachRow<
  Input extends { query?: PageQuery } | undefined,
  Answer extends { total: number },
  Row,
>(
  list: List<Input, Answer, Row>,
  client: Client,
  ...rest: undefined extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions]
): AsyncGenerator<Row, void, undefined> {
  const [input, options] = rest
  let offset = input?.query?.offset ?? 0
  for (;;) {
    // What the list takes, but for where the page begins.
    const asked = { ...input, query: { ...input?.query, offset } } as Input
    const answer = await list(client, asked, options)
    const rows = list.rowsOf(answer)
    yield* rows
    offset += rows.length
    if (rows.length === 0 || offset >= answer.total) return
  }
}
