import { command, isInstalled } from './command.ts'

type Help = {
  /** What follows the command, as it is typed. */
  takes?: string
  does: string
  /** How each option is typed, and what it does. */
  options?: Readonly<Record<string, string>>
  /** What is typed after the name of the command. */
  examples: readonly string[]
}

const commands: Readonly<Record<string, Help>> = {
  claim: {
    takes: 'EMAIL',
    does: 'get a key: a link is mailed, its page shows a code',
    options: {
      '--name NAME': 'the agent that gets the key; masthead CLI when left out',
      '--code CODE': 'ends a claim that was begun before, without another email',
    },
    examples: [
      'you@example.com',
      'you@example.com --code 123456',
      'you@example.com --url https://desk.example',
    ],
  },
  login: {
    does: 'use a key that you have (MASTHEAD_KEY, or typed)',
    examples: ['', '--url https://desk.example'],
  },
  logout: { does: 'remove the saved key from this machine', examples: [''] },
  rotate: {
    does: 'ask, replace the key, and save the new one where the old one was',
    options: {
      '--grace SECONDS': 'how long the old key still works; 0 when left out, at most 86400',
      '--yes': 'do not ask',
    },
    examples: ['', '--grace 3600 --yes'],
  },
  whoami: { does: 'who this key belongs to', examples: ['', '--json'] },
  credits: { does: 'what can be spent', examples: ['', '--json'] },
  upload: {
    takes: 'FILE',
    does: 'show the price, ask, and add Markdown or text to write from',
    options: {
      '--title TITLE': 'its first heading or the name of the file when left out',
      '--role ROLE': 'facts (may be stated), voice (how you sound) or internal',
      '--yes': 'do not ask',
    },
    examples: ['our-grinders.md', 'notes.txt --title "How we roast" --role internal --yes'],
  },
  documents: {
    does: 'the newest documents of the knowledge base',
    options: { '--limit N': 'how many, 1 to 100; 20 when left out' },
    examples: ['', '--limit 5 --json'],
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
    examples: [
      '"How to choose a coffee grinder" --size mini',
      '"Grinders" --source https://acme.example/grinders --language de --yes --json',
    ],
  },
  estimate: {
    takes: 'WHAT',
    does: 'show the price of an article, or of an operation by its name; nothing is started',
    options: {
      '--size SIZE': 'mini, standard, full or pillar',
      '--source URL': 'a page to write from; up to three times',
      '--language TAG': 'for example de',
      '--data JSON':
        'WHAT is an operation, and this its input; @FILE reads it from a file, @- from the input',
    },
    examples: [
      '"How to choose a coffee grinder" --size mini',
      'getMe',
      `createBrandScan --data '{"brandName": "Acme"}'`,
    ],
  },
  articles: {
    does: 'the newest articles, with the ids that the commands below take',
    options: { '--limit N': 'how many, 1 to 100; 20 when left out' },
    examples: ['', '--limit 5 --json'],
  },
  read: {
    takes: 'ID',
    does: 'print the text of an article as Markdown',
    examples: ['ID', 'ID > article.md'],
  },
  publish: { takes: 'ID', does: 'publish a draft', examples: ['ID'] },
  unpublish: { takes: 'ID', does: 'make a published article a draft again', examples: ['ID'] },
  schedule: {
    takes: 'ID',
    does: 'set the time at which a draft is published',
    options: { '--at TIME': 'for example 2030-01-31T09:00:00Z' },
    examples: ['ID --at 2030-01-31T09:00:00Z'],
  },
  unschedule: { takes: 'ID', does: 'take back that time', examples: ['ID'] },
  cancel: { takes: 'ID', does: 'end the writing of an article; its credits come back', examples: ['ID'] },
  webhooks: {
    takes: '[URL]',
    does: 'the webhook endpoints; with a URL, add one and show its secret',
    options: { '--event TYPE': 'an event type to send; several times for several, all when left out' },
    examples: ['', 'https://example.com/hooks --event article.published --event article.failed'],
  },
  events: {
    does: 'the newest events, the newest last',
    options: {
      '--limit N': 'how many, 1 to 100; 20 when left out',
      '--event TYPE': 'an event type; several times for several, all when left out',
      '--since TIME': 'those from then on, for example 2030-01-31T09:00:00Z',
      '--follow': 'and those to come, until Ctrl-C',
    },
    examples: ['', '--event article.published --follow --json'],
  },
  deliveries: {
    does: 'the newest webhook deliveries, with their ids',
    options: {
      '--limit N': 'how many, 1 to 100; 20 when left out',
      '--follow': 'and those to come, until Ctrl-C',
    },
    examples: ['', '--follow --json'],
  },
  retry: { takes: 'ID', does: 'send a delivery again', examples: ['ID'] },
  recover: {
    takes: 'ID',
    does: 'say what an endpoint missed, ask, and send it again',
    options: { '--since TIME': 'for example 2030-01-31T09:00:00Z', '--yes': 'do not ask' },
    examples: ['ID --since 2030-01-31T09:00:00Z'],
  },
  listen: {
    takes: '--forward-to ADDRESS',
    does: 'forward events to this machine, until Ctrl-C',
    options: { '--forward-to ADDRESS': 'for example http://localhost:3001/hooks' },
    examples: ['--forward-to http://localhost:3001/hooks'],
  },
  completions: {
    takes: 'SHELL',
    does: 'print a script that completes commands in bash, zsh or fish',
    examples: ['bash', 'zsh'],
  },
  api: {
    takes: 'PATH',
    does: 'call any operation by what follows /api/agent/; it charges as the operation does',
    options: {
      '--method METHOD': 'GET when left out, POST with --data',
      '--data JSON': 'the body; @FILE reads it from a file, @- from the input',
    },
    examples: ['status', '/api/agent/articles?limit=5', `tools/brand-scan --data '{"brandName": "Acme"}'`],
  },
}

export const commandNames: readonly string[] = Object.keys(commands)

const optionsOf = ({ options = {} }: Help) =>
  Object.keys(options).map((typed) => typed.replace(/^--| .*$/g, ''))
const everywhere = ['url', 'json', 'help', 'version']

/** The names of options that a command takes, without their dashes; undefined for what is no command. */
export function optionNames(name: string): readonly string[] | undefined {
  const help = Object.hasOwn(commands, name) ? commands[name] : undefined
  return help && [...optionsOf(help), ...everywhere]
}

const always = `  --url ADDRESS                  the service (also MASTHEAD_URL); saved by claim and login
  --json                         results as JSON, one value a line; an error too, on the error output
  --version                      the version of Masthead
  --help                         this text, or that of one command

Environment: MASTHEAD_URL the service, MASTHEAD_KEY a key in place of the saved one
Exit codes: 0 done, 1 failed or not published, 2 wrong use, refused input or answered no, 3 no valid key, 4 too few credits, 130 Ctrl-C
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

${command} COMMAND${isInstalled ? '' : ', in the repository of Masthead'}:

${rows.join('\n')}

${always}`

/** The help for one command, with examples, or for all of them. */
export function helpFor(name: string | undefined): string {
  const help = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === undefined || help === undefined) return all
  const usage = `${command} ${typed(name, help)}`
  const examples = help.examples.map((example) => `  ${command} ${name} ${example}`.trimEnd())
  return [usage, '', `  ${help.does}`, ...optionRows(help), '', 'Examples:', ...examples, '', always].join(
    '\n',
  )
}
