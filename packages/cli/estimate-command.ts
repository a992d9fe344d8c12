import { type Client, MastheadError, type Output } from '../client/src/index.ts'
import { priceWords } from './agree-on-price.ts'
import { articleOptions, type WriteOptions } from './article-commands.ts'
import { command } from './command.ts'
import { isFree, isMeantAsOperation } from './operation-name.ts'
import { readJson } from './read-json.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

type Options = Pick<WriteOptions, 'size' | 'language' | 'source'> & { data?: string }

/**
 * Shows the price of an operation by its name, with `data` as its input, or of an article about a topic, which is every
 * other `what`. Nothing is started.
 */
export async function showPrice(
  terminal: Terminal,
  client: Client,
  what: string,
  options: Options,
): Promise<void> {
  const isOperation = options.data !== undefined || isMeantAsOperation(what)
  const body = isOperation
    ? { operation: what, input: await inputOf(terminal, what, options) }
    : { operation: 'generateArticle', input: { topic: what, ...articleOptions(options) } }
  if (isOperation && isFree(what))
    return terminal.show(`${what} is free: it charges no credits.`, { operation: what, credits_required: 0 })
  try {
    // Not by its typed operation: the service itself says which names it does not know, and which was meant.
    const answer = await client.request({ method: 'POST', path: '/api/agent/estimate', parts: { body } })
    const price: Output<'estimate'> = await answer.json()
    const said = [priceWords(price), ...(price.notes ?? []), ...(price.warnings ?? [])]
    terminal.show(said.join('\n'), price)
  } catch (error) {
    if (isOperation && options.data === undefined) adviseOnInput(terminal, what, error)
    throw error
  }
}

/** @throws {UsageError} for options that the input has no place for */
async function inputOf(terminal: Terminal, what: string, options: Options): Promise<unknown> {
  const { data, size, language, source } = options
  const hasOptions = [size, language, source].some((one) => one !== undefined)
  if (data !== undefined) {
    if (hasOptions)
      throw new UsageError('With --data the input is all in it: leave --size, --language and --source out.')
    return readJson(terminal, data, 'estimate')
  }
  if (!hasOptions) return {}
  if (what !== 'generateArticle')
    throw new UsageError(
      `--size, --language and --source are of an article. What ${what} takes is given by --data.`,
    )
  return articleOptions(options)
}

/** For an input that is missing or incomplete, and for a topic that only looks like the name of an operation. */
function adviseOnInput(terminal: Terminal, what: string, error: unknown): void {
  if (!(error instanceof MastheadError) || error.code !== 'invalid_request') return
  const isUnknown = error.details.some(({ path }) => path === 'operation')
  if (!isUnknown)
    terminal.note(`What ${what} takes is given as JSON: ${command} estimate ${what} --data JSON`)
  else if (!error.detail.includes('Did you mean'))
    terminal.note(
      `For an article about it: ${command} estimate generateArticle --data '${JSON.stringify({ topic: what })}'`,
    )
}
