import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { JobFailedError, MastheadError } from '../client/src/index.ts'
import { articles, publish, write } from './article-commands.ts'
import { command } from './command.ts'
import { deliveries, listen } from './delivery-commands.ts'
import { commandNames, helpFor } from './help.ts'
import { claim, credits, login, whoami } from './key-commands.ts'
import { chooseUrl, openClient } from './saved-key.ts'
import { openTerminal } from './terminal.ts'
import { NoKeyError, UsageError } from './usage-error.ts'

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
        name: { type: 'string' },
        size: { type: 'string' },
        language: { type: 'string' },
        source: { type: 'string', multiple: true },
        publish: { type: 'boolean' },
        print: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        follow: { type: 'boolean', default: false },
        'forward-to': { type: 'string' },
      },
    })
  } catch (error) {
    // Node goes on with advice on positional arguments, which is about something else.
    const [says] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new UsageError(`${says}. See: ${command} --help`)
  }
}

const withoutArgument = new Set(['login', 'whoami', 'credits', 'articles', 'deliveries', 'listen'])

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  const [word, argument, surplus] = positionals
  if (values.version) {
    process.stdout.write(`${await readVersion()}\n`)
    return
  }
  if (values.help || word === undefined || word === 'help') {
    process.stdout.write(helpFor(word === 'help' ? argument : word))
    return
  }
  if (argument !== undefined && withoutArgument.has(word))
    throw new UsageError(`${word} takes nothing after it: "${argument}" is one word too many.`)
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many. Put a topic in quotes.`)
  const terminal = openTerminal(values.json)
  const client = () => openClient(values.url)
  const needed = (what: string) => {
    if (!argument) throw new UsageError(`${what} is missing: ${command} ${word} ${what}`)
    return argument
  }
  switch (word) {
    case 'claim':
      return claim(terminal, await chooseUrl(values.url), needed('EMAIL'), values.name ?? 'masthead CLI')
    case 'login':
      return login(terminal, await chooseUrl(values.url))
    case 'whoami':
      return whoami(terminal, await client())
    case 'credits':
      return credits(terminal, await client())
    case 'write':
      return write(terminal, await client(), needed('"TOPIC"'), values)
    case 'articles':
      return articles(terminal, await client())
    case 'publish':
      return publish(terminal, await client(), needed('ID'))
    case 'deliveries':
      return deliveries(terminal, await client(), { follow: values.follow, signal: interrupted() })
    case 'listen':
      return listen(terminal, await client(), { to: values['forward-to'] ?? '', signal: interrupted() })
    default:
      throw new UsageError(`There is no command "${word}". ${whatInstead(word)}`)
  }
}

async function readVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  return version
}

function whatInstead(word: string): string {
  const meant = commandNames.find((name) => name.startsWith(word) || word.startsWith(name))
  return meant === undefined ? `See: ${command} --help` : `Did you mean ${meant}?`
}

/** Aborted by Ctrl-C, so that a command can tidy up. */
function interrupted(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

function explain(error: unknown): { code: number; message: string } {
  if (error instanceof UsageError) return { code: 2, message: error.message }
  if (error instanceof NoKeyError) return { code: 3, message: error.message }
  if (error instanceof MastheadError) {
    // Most sentences name the members already.
    const fields = error.details
      .map(({ path, message }) => `${path}: ${message}`)
      .filter((field) => !error.detail.includes(field))
      .map((field) => `  ${field}`)
    const more = [error.topup?.topup_url, error.requestId && `Request ${error.requestId}`]
    const message = [error.detail, ...fields, ...more].filter(Boolean).join('\n')
    return { code: error.status === 401 ? 3 : error.status === 402 ? 4 : 1, message }
  }
  if (error instanceof JobFailedError) return { code: 1, message: error.message }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    const why = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return {
      code: 1,
      message: `The service cannot be reached${why}. Is it running, and is the address right?`,
    }
  }
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return { code: 1, message: `${error instanceof Error ? error.message : String(error)}${cause}` }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const { code, message } = explain(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = code
})
