import { parseArgs } from 'node:util'
import { command } from './command.ts'
import { argumentOf, commandNames, optionNames } from './help.ts'
import { nearestCommand } from './nearest-command.ts'
import { UsageError } from './usage-error.ts'

/** @throws {UsageError} for an option that no command has, and for one without its value */
export function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        name: { type: 'string' },
        code: { type: 'string' },
        title: { type: 'string' },
        role: { type: 'string' },
        size: { type: 'string' },
        language: { type: 'string' },
        mode: { type: 'string' },
        persona: { type: 'string' },
        'no-wait': { type: 'boolean' },
        status: { type: 'string' },
        source: { type: 'string', multiple: true },
        publish: { type: 'boolean' },
        print: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        limit: { type: 'string' },
        at: { type: 'string' },
        grace: { type: 'string' },
        overlap: { type: 'string' },
        since: { type: 'string' },
        event: { type: 'string', multiple: true },
        follow: { type: 'boolean' },
        'forward-to': { type: 'string' },
        type: { type: 'string' },
        niche: { type: 'string' },
        images: { type: 'boolean' },
        category: { type: 'string' },
        question: { type: 'string', multiple: true },
        subreddit: { type: 'string', multiple: true },
        'buyer-role': { type: 'string', multiple: true },
        method: { type: 'string' },
        query: { type: 'string', multiple: true },
        data: { type: 'string' },
      },
    })
  } catch (error) {
    // Node goes on with advice on positional arguments, which is about something else.
    const [says] = (error instanceof Error ? error.message : String(error)).split('. ')
    const [, unknown] = /^Unknown option '--([^'= ]+)'/.exec(says ?? '') ?? []
    const word = commandIn(args)
    const meant = unknown === undefined ? undefined : nearestCommand(unknown, optionNames(word) ?? [])
    const help = [command, word, '--help'].filter(Boolean).join(' ')
    throw new UsageError(meant === undefined ? `${says}. See: ${help}` : `${says}. Did you mean --${meant}?`)
  }
}

export type Values = ReturnType<typeof readArguments>['values']

/** The command among arguments that may be wrong otherwise; empty if there is none. */
export function commandIn(args: readonly string[]): string {
  return args.find((one) => commandNames.includes(one)) ?? ''
}

const withoutArgument = new Set([
  ...['login', 'logout', 'rotate', 'whoami', 'credits', 'documents', 'articles', 'events'],
  ...['deliveries', 'listen', 'lead-magnets', 'brand-scans', 'scout-runs', 'warm-leads'],
])

/** @throws {UsageError} for an option of another command, and for a word too many or too few */
export function rejectUnfit(
  [word = '', argument, surplus]: readonly string[],
  options: readonly string[],
  known: readonly string[],
): void {
  const unknown = options.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`${word} has no option --${unknown}. See: ${command} ${word} --help`)
  const takes = argumentOf(word)
  if (takes !== undefined && !argument)
    throw new UsageError(`${takes} is missing: ${command} ${word} ${takes}`)
  if (argument !== undefined && withoutArgument.has(word))
    throw new UsageError(`${word} takes nothing after it: "${argument}" is one word too many.`)
  // An operation may have several ids in its path.
  if (surplus !== undefined && word !== 'api')
    throw new UsageError(`"${surplus}" is one word too many. Put a topic in quotes.`)
}
