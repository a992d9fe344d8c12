import manifest from '../client/package.json' with { type: 'json' }
import { errorJson, explainError } from './explain-error.ts'
import { helpFor, optionNames } from './help.ts'
import { nameOption } from './name-option.ts'
import { isMeantAsOperation } from './operation-name.ts'
import { commandIn, readArguments, rejectUnfit } from './read-arguments.ts'
import { runCommand } from './run-command.ts'
import { openClient } from './saved-key.ts'
import type { Surroundings } from './surroundings.ts'
import { openTerminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { whatInstead } from './what-instead.ts'

/** Runs what the arguments say. Never throws; an error is said on the error output. @returns the exit code */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await run(args, surroundings)
    return 0
  } catch (error) {
    // Who calls an operation as it is, or names it, has typed its fields, or has them in mind.
    const named = commandIn(args)
    const asked = args.slice(args.indexOf(named) + 1)
    const namesOperation = named === 'api' || (named === 'estimate' && asked.some(isMeantAsOperation))
    const hasFields = namesOperation || args.some((one) => /^--data(=|$)/.test(one))
    const nameField = hasFields ? (path: string) => path : nameOption
    const { code, message } = explainError(error, surroundings.env, nameField)
    const said = args.includes('--json') ? JSON.stringify(errorJson(error, message)) : message
    surroundings.stderr.write(`${said}\n`)
    return code
  }
}

async function run(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const { env, stdout } = surroundings
  const { values, positionals } = readArguments(args)
  const [word, argument] = positionals
  if (values.version) {
    stdout.write(`${manifest.version}\n`)
    return
  }
  const named = word === 'help' ? argument : word
  const known = named === undefined ? [] : optionNames(named)
  if (!known) throw new UsageError(`There is no command "${named}". ${whatInstead(String(named))}`)
  if (values.help || word === undefined || word === 'help') {
    stdout.write(helpFor(named))
    return
  }
  rejectUnfit(positionals, Object.keys(values), known)
  await runCommand(word, {
    ...surroundings,
    terminal: openTerminal(surroundings, { json: values.json ?? false }),
    client: () => openClient(env, values.url),
    argument: argument ?? '',
    values,
    words: positionals,
  })
}
