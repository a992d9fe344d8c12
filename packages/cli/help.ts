import { command } from './command.ts'

type Help = {
  /** What follows the command, as it is typed. */
  takes?: string
  does: string
  /** How each option is typed, and what it does. */
  options?: Readonly<Record<string, string>>
}

const commands: Readonly<Record<string, Help>> = {
  claim: { takes: 'EMAIL', does: 'get a key: a link is mailed, its page shows a code' },
  login: { does: 'use a key that you have (MASTHEAD_KEY, or typed)' },
  logout: { does: 'remove the saved key from this machine' },
  whoami: { does: 'who this key belongs to' },
  credits: { does: 'what can be spent' },
  upload: {
    takes: 'FILE',
    does: 'show the price, ask, and add Markdown or text to write from',
    options: {
      '--title TITLE': 'its first heading or the name of the file when left out',
      '--role ROLE': 'facts (may be stated), voice (how you sound) or internal',
      '--yes': 'do not ask',
    },
  },
  write: {
    takes: '"TOPIC"',
    does: 'show the price, ask, write, and show the result',
    options: {
      '--size SIZE': 'mini, standard, full or pillar',
      '--source URL': 'a page to write from; up to three times',
      '--language TAG': 'for example de',
      '--publish': 'publish it when it is written',
      '--print': 'print the text as Markdown',
      '--yes': 'do not ask',
    },
  },
  articles: {
    does: 'the newest articles, with the ids that read and publish take',
    options: { '--limit N': 'how many, 1 to 100; 20 when left out' },
  },
  read: { takes: 'ID', does: 'print the text of an article as Markdown' },
  publish: { takes: 'ID', does: 'publish a draft' },
  deliveries: {
    does: 'the newest webhook deliveries, with their ids',
    options: { '--follow': 'and those to come, until Ctrl-C' },
  },
  listen: {
    takes: '--forward-to ADDRESS',
    does: 'forward events to this machine, until Ctrl-C',
    options: { '--forward-to ADDRESS': 'for example http://localhost:3001/hooks' },
  },
}

export const commandNames: readonly string[] = Object.keys(commands)

const always = `  --url ADDRESS                  the service (also MASTHEAD_URL); saved by claim and login
  --json                         results as JSON, one value a line
  --version                      the version of Masthead
  --help                         this text, or that of one command

Exit codes: 0 done, 1 failed, 2 wrong use or answered no, 3 no valid key, 4 too few credits
`

const typed = (name: string, { takes }: Help) => (takes === undefined ? name : `${name} ${takes}`)

/** One line of a table; what is typed is 30 wide. */
const row = (left: string, right: string) => `  ${left.padEnd(30)} ${right}`

const optionRows = ({ options = {} }: Help) =>
  Object.entries(options).map(([option, does]) => row(`    ${option}`, does))

const rows = Object.entries(commands).flatMap(([name, help]) => [
  row(typed(name, help), help.does),
  ...optionRows(help),
])

const all = `masthead: write and publish articles from a terminal

${command} COMMAND, in the repository of Masthead:

${rows.join('\n')}

${always}`

/** The help for one command, or for all where there is none of that name. */
export function helpFor(name: string | undefined): string {
  const help = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === undefined || help === undefined) return all
  const usage = `${command} ${typed(name, help)}`
  return `${[usage, '', `  ${help.does}`, ...optionRows(help)].join('\n')}\n\n${always}`
}
