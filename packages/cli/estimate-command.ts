import type { Client, Output } from '../client/src/index.ts'
import { priceWords } from './agree-on-price.ts'
import { readJson } from './api-command.ts'
import { articleBody, type WriteOptions } from './article-commands.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Shows the price of an article about a topic or, with `data`, of any operation by its name. Nothing is started. */
export async function showPrice(
  terminal: Terminal,
  client: Client,
  what: string,
  { data, ...options }: Pick<WriteOptions, 'size' | 'language' | 'source'> & { data?: string },
): Promise<void> {
  const { size, language, source } = options
  if (data !== undefined && [size, language, source].some((one) => one !== undefined))
    throw new UsageError('With --data the input is all in it: leave --size, --language and --source out.')
  const call =
    data === undefined
      ? { operation: 'generateArticle', input: articleBody(what, options) }
      : { operation: what, input: await readJson(data, 'estimate') }
  // Not by its typed operation: the service itself refuses what it does not charge for, by its name.
  const answer = await client.request({ method: 'POST', path: '/api/agent/estimate', parts: { body: call } })
  const price: Output<'estimate'> = await answer.json()
  terminal.show([priceWords(price), ...(price.notes ?? [])].join('\n'), price)
}
