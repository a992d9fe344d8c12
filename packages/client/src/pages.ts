import type { CallOptions, Client } from './client.ts'

type PageQuery = { limit?: number; offset?: number }

/** A list of the API, such as `listArticles`. */
type List<Input, Answer, Row> = {
  (client: Client, input: Input, options?: CallOptions): Promise<Answer>
  rowsOf(answer: Answer): readonly Row[]
}

/**
 * Every row of a list, read page by page as you go on; `break` when you have enough. Pages are counted from the newest
 * row, so one may come twice when others arrive meanwhile.
 */
export function eachRow<Input extends { query?: PageQuery }, Answer extends { total: number }, Row>(
  list: List<Input, Answer, Row>,
  client: Client,
  input: Input,
  options?: CallOptions,
): AsyncGenerator<Row, void, undefined>
/** Where the list needs no input, as `eachRow(listArticles, client)`. */
export function eachRow<Input extends { query?: PageQuery }, Answer extends { total: number }, Row>(
  list: List<Input | undefined, Answer, Row>,
  client: Client,
): AsyncGenerator<Row, void, undefined>
export function eachRow<Answer extends { total: number }, Row>(
  list: List<object | undefined, Answer, Row>,
  client: Client,
  input?: { query?: PageQuery },
  options?: CallOptions,
): AsyncGenerator<Row, void, undefined> {
  return readPages(list, client, input ?? {}, options)
}

async function* readPages<Answer extends { total: number }, Row>(
  list: List<object, Answer, Row>,
  client: Client,
  input: { query?: PageQuery },
  options: CallOptions | undefined,
): AsyncGenerator<Row, void, undefined> {
  let offset = input.query?.offset ?? 0
  for (;;) {
    const answer = await list(client, { ...input, query: { ...input.query, offset } }, options)
    const rows = list.rowsOf(answer)
    yield* rows
    offset += rows.length
    if (rows.length === 0 || offset >= answer.total) return
  }
}
