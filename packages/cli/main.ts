import { parseArgs } from 'node:util'
import manifest from '../client/package.json' with { type: 'json' }
import { api } from './api-command.ts'
import {
  articles,
  cancel,
  publish,
  read,
  schedule,
  unpublish,
  unschedule,
  write,
} from './article-commands.ts'
import { command } from './command.ts'
import { completions } from './completions.ts'
import { deliveries, listen } from './delivery-commands.ts'
import { documents } from './document-commands.ts'
import { showPrice } from './estimate-command.ts'
import { events } from './event-commands.ts'
import { errorJson, explainError } from './explain-error.ts'
import { commandNames, helpFor, optionNames } from './help.ts'
import { claim, credits, login, logout, whoami } from './key-commands.ts'
import { nameOption } from './name-option.ts'
import { nearestCommand } from './nearest-command.ts'
import { isMeantAsOperation } from './operation-name.ts'
import { rotate } from './rotate-command.ts'
import { chooseUrl, findKey, openClient } from './saved-key.ts'
import { openTerminal } from './terminal.ts'
import { upload } from './upload-command.ts'
import { UsageError } from './usage-error.ts'
import { recover, retry, webhooks } from './webhook-commands.ts'

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        name: { type: 'string' },
        code: { type: 'string' },
        title: { type: 'string' },
        role: { type: 'string' },
        size: { type: 'string' },
        language: { type: 'string' },
        source: { type: 'string', multiple: true },
        publish: { type: 'boolean' },
        print: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        limit: { type: 'string' },
        at: { type: 'string' },
        grace: { type: 'string' },
        since: { type: 'string' },
        event: { type: 'string', multiple: true },
        follow: { type: 'boolean' },
        'forward-to': { type: 'string' },
        method: { type: 'string' },
        data: { type: 'string' },
      },
    })
  } catch (error) {
    // Node goes on with advice on positional arguments, which is about something else.
    const [says] = (error instanceof Error ? error.message : String(error)).split('. ')
    const [, unknown] = /^Unknown option '--([^'= ]+)'/.exec(says ?? '') ?? []
    const meant =
      unknown === undefined ? undefined : nearestCommand(unknown, optionNames(commandIn(args)) ?? [])
    throw new UsageError(
      meant === undefined ? `${says}. See: ${command} --help` : `${says}. Did you mean --${meant}?`,
    )
  }
}

/** The command among arguments that may be wrong otherwise; empty if there is none. */
function commandIn(args: readonly string[]): string {
  return args.find((one) => commandNames.includes(one)) ?? ''
}

const withoutArgument = new Set([
  ...['login', 'logout', 'rotate', 'whoami', 'credits', 'documents', 'articles', 'events'],
  ...['deliveries', 'listen'],
])

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  const [word, argument] = positionals
  if (values.version) {
    process.stdout.write(`${manifest.version}\n`)
    return
  }
  const named = word === 'help' ? argument : word
  const known = named === undefined ? [] : optionNames(named)
  if (!known) throw new UsageError(`There is no command "${named}". ${whatInstead(String(named))}`)
  if (values.help || word === undefined || word === 'help') {
    process.stdout.write(helpFor(named))
    return
  }
  rejectUnfit(positionals, Object.keys(values), known)
  const terminal = openTerminal(values.json ?? false)
  const client = () => openClient(values.url)
  const needed = (what: string) => {
    if (!argument) throw new UsageError(`${what} is missing: ${command} ${word} ${what}`)
    return argument
  }
  switch (word) {
    case 'claim':
      return claim(terminal, await chooseUrl(values.url), needed('EMAIL'), values)
    case 'login':
      return login(terminal, await chooseUrl(values.url))
    case 'logout':
      return logout(terminal)
    case 'rotate':
      return rotate(terminal, await findKey(values.url), values)
    case 'whoami':
      return whoami(terminal, await client())
    case 'credits':
      return credits(terminal, await client())
    case 'upload':
      return upload(terminal, await client(), needed('FILE'), values)
    case 'documents':
      return documents(terminal, await client(), values.limit)
    case 'write':
      return write(terminal, await client(), needed('"TOPIC"'), values)
    case 'estimate':
      return showPrice(terminal, await client(), needed('WHAT'), values)
    case 'articles':
      return articles(terminal, await client(), values.limit)
    case 'read':
      return read(terminal, await client(), needed('ID'))
    case 'publish':
      return publish(terminal, await client(), needed('ID'))
    case 'cancel':
      return cancel(terminal, await client(), needed('ID'))
    case 'schedule':
      return schedule(terminal, await client(), needed('ID'), values.at)
    case 'unschedule':
      return unschedule(terminal, await client(), needed('ID'))
    case 'unpublish':
      return unpublish(terminal, await client(), needed('ID'))
    case 'webhooks':
      return webhooks(terminal, await client(), argument, values.event)
    case 'retry':
      return retry(terminal, await client(), needed('ID'))
    case 'recover':
      return recover(terminal, await client(), needed('ID'), values)
    case 'completions':
      return void process.stdout.write(completions(needed('SHELL')))
    case 'events':
      return events(terminal, await client(), {
        limit: values.limit,
        event: values.event,
        since: values.since,
        follow: values.follow ?? false,
        signal: interrupted(),
      })
    case 'deliveries':
      return deliveries(terminal, await client(), {
        limit: values.limit,
        follow: values.follow ?? false,
        signal: interrupted(),
      })
    case 'listen':
      return listen(terminal, await client(), { to: values['forward-to'] ?? '', signal: interrupted() })
    case 'api':
      return api(terminal, await client(), needed('PATH'), values)
  }
}

/** @throws {UsageError} for an option of another command, and for a word too many */
function rejectUnfit(
  [word = '', argument, surplus]: readonly string[],
  options: readonly string[],
  known: readonly string[],
): void {
  const unknown = options.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`${word} has no option --${unknown}. See: ${command} ${word} --help`)
  if (argument !== undefined && withoutArgument.has(word))
    throw new UsageError(`${word} takes nothing after it: "${argument}" is one word too many.`)
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many. Put a topic in quotes.`)
}

function whatInstead(word: string): string {
  const meant = nearestCommand(word, commandNames)
  return meant === undefined ? `See: ${command} --help` : `Did you mean ${meant}?`
}

/** Aborted by Ctrl-C, so that a command can tidy up. */
function interrupted(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

run(process.argv.slice(2)).catch((error: unknown) => {
  // Who calls an operation as it is, or names it, has typed its fields, or has them in mind.
  const args = process.argv.slice(2)
  const named = commandIn(args)
  const asked = args.slice(args.indexOf(named) + 1)
  const namesOperation = named === 'api' || (named === 'estimate' && asked.some(isMeantAsOperation))
  const hasFields = namesOperation || args.some((one) => /^--data(=|$)/.test(one))
  const { code, message } = explainError(error, hasFields ? (path) => path : nameOption)
  const said = process.argv.includes('--json') ? JSON.stringify(errorJson(error, message)) : message
  process.stderr.write(`${said}\n`)
  process.exitCode = code
})
