import { command } from './command.ts'
import { nounTitles, operationCalls } from './generated/operation-calls.ts'
import { type CommandName, commandFor, commandNames } from './help.ts'
import { nearestCommand } from './nearest-command.ts'
import { nearestOperation } from './operation-name.ts'

/** What does what was meant by a word that is no command: the operation of this name, those of a noun, or the nearest command. */
export function whatInstead(word: string): string {
  if (Object.hasOwn(operationCalls, word)) return `It is an operation: ${callOf(word)}${ownCommand(word)}`
  const own = ownName(word)
  if (own !== undefined) return `Did you mean ${own}?`
  const noun = Object.keys(nounTitles).find((one) => isNamed(one, word))
  if (noun !== undefined) {
    const ids = Object.keys(operationCalls).filter((id) => operationCalls[id]?.noun === noun)
    return `Its operations are called by name: ${command} api NAME, with ${ids.join(', ')}.`
  }
  const meant = nearestCommand(word, commandNames)
  if (meant !== undefined) return `Did you mean ${meant}?`
  const operation = nearestOperation(word)
  return operation === undefined
    ? `See: ${command} --help`
    : `Did you mean the operation ${operation}? ${callOf(operation)}${ownCommand(operation)}`
}

/** The command of this name in another number or case, or what other programs call it. */
export function ownName(word: string): string | undefined {
  return commandNames.find((name) => singular(name) === singular(word)) ?? elsewhere.get(word.toLowerCase())
}

/** How other programs call what a command does. */
const elsewhere: ReadonlyMap<string, CommandName> = new Map([
  ['balance', 'credits'],
  ['usage', 'credits'],
  ['me', 'whoami'],
  ['account', 'whoami'],
  ['register', 'claim'],
  ['signup', 'claim'],
  ['auth', 'claim'],
  ['signin', 'login'],
  ['signout', 'logout'],
  ['generate', 'write'],
  ['create', 'write'],
  ['new', 'write'],
  ['price', 'estimate'],
  ['pricing', 'estimate'],
  ['drafts', 'articles'],
  ['show', 'read'],
])

/** As it is typed, with what it needs. */
export function callOf(id: string): string {
  const { path = '', takesBody = false } = operationCalls[id] ?? {}
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.toUpperCase())
  return [command, 'api', id, ...ids, takesBody && '--data JSON'].filter(Boolean).join(' ')
}

function ownCommand(id: string): string {
  const own = commandFor(id)
  return own === undefined ? '' : `\nIts command: ${command} ${own}`
}

/** True for `watch`, `watches` and `Watches`, and `social-post` for what is titled `Social posts`. */
function isNamed(noun: string, word: string): boolean {
  return [noun, nounTitles[noun] ?? ''].some((name) => singular(name) === singular(word))
}

const singular = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?<=ch)es$|s$/, '')
