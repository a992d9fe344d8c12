import { command } from './command.ts'

/** What is said of each command: how it is typed, what it does, and its options. */
const commands: Readonly<Record<string, readonly string[]>> = {
  claim: ['  claim EMAIL                    get a key: a link is mailed, its page shows a code'],
  login: ['  login                          use a key that you have (MASTHEAD_KEY, or typed)'],
  whoami: ['  whoami                         who this key belongs to'],
  credits: ['  credits                        what can be spent'],
  write: [
    '  write "TOPIC"                  show the price, ask, write, and show the result',
    '      --size SIZE                mini, standard, full or pillar',
    '      --source URL               a page to write from; up to three times',
    '      --language TAG             for example de',
    '      --publish                  publish it when it is written',
    '      --print                    print the text as Markdown',
    '      --yes                      do not ask',
  ],
  articles: ['  articles                       the newest articles, with the ids that publish takes'],
  publish: ['  publish ID                     publish a draft'],
  deliveries: [
    '  deliveries                     the newest webhook deliveries',
    '      --follow                   and those to come, until Ctrl-C',
  ],
  listen: [
    '  listen                         forward events to this machine, until Ctrl-C',
    '      --forward-to ADDRESS       for example http://localhost:3001/hooks',
  ],
}

export const commandNames: readonly string[] = Object.keys(commands)

const always = `  --url ADDRESS                  the service (also MASTHEAD_URL); saved by claim and login
  --json                         results as JSON, one value a line
  --version                      the version of Masthead
  --help                         this text, or that of one command

Exit codes: 0 done, 1 failed, 2 wrong use or answered no, 3 no valid key, 4 too few credits
`

const all = `masthead: write and publish articles from a terminal

${command} COMMAND, in the repository of Masthead:

${Object.values(commands).flat().join('\n')}

${always}`

/** The help for one command, or for all where there is none of that name. */
export function helpFor(name: string | undefined): string {
  const lines = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  return lines === undefined ? all : `${command} COMMAND\n\n${lines.join('\n')}\n\n${always}`
}
