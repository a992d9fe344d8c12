import { command, isInstalled } from './command.ts'

type Help = {
  /** What follows the command, as it is typed. */
  takes?: string
  does: string
  /** How each option is typed, and what it does. */
  options?: Readonly<Record<string, string>>
  /** What is typed after the name of the command. */
  examples: readonly string[]
  /** The operation that it is for, by its name. */
  calls?: string
}

type Helps = Readonly<Record<string, Help>>

const listOptions = { '--limit N': 'how many, 1 to 100; 20 when left out' }

const keyCommands = {
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
  whoami: { does: 'who this key belongs to', examples: ['', '--json'], calls: 'getMe' },
  credits: { does: 'what can be spent', examples: ['', '--json'] },
} satisfies Helps

const documentCommands = {
  upload: {
    takes: 'FILE',
    does: 'show the price, ask, and add Markdown or text to write from',
    options: {
      '--title TITLE': 'its first heading or the name of the file when left out',
      '--role ROLE': 'facts (may be stated), voice (how you sound) or internal',
      '--yes': 'do not ask',
    },
    examples: ['our-grinders.md', 'notes.txt --title "How we roast" --role internal --yes'],
    calls: 'uploadDocument',
  },
  documents: {
    does: 'the newest documents of the knowledge base',
    options: listOptions,
    examples: ['', '--limit 5 --json'],
    calls: 'listDocuments',
  },
} satisfies Helps

const articleCommands = {
  write: {
    takes: '"TOPIC"',
    does: 'show the price, ask, write, and show the result',
    options: {
      '--size SIZE': 'mini, standard, full or pillar',
      '--source URL': 'a page to write from; up to three times',
      '--language TAG': 'for example de',
      '--mode MODE': 'standard, or turbo: up to 800 words for a tenth of the price',
      '--persona NAME': 'the voice to write in',
      '--no-wait': 'show its id, and leave it running',
      '--publish': 'publish it when it is written',
      '--print': 'print the text as Markdown',
      '--yes': 'do not ask',
    },
    examples: [
      '"How to choose a coffee grinder" --size mini',
      '"Grinders" --source https://acme.example/grinders --language de --yes --json',
    ],
    calls: 'generateArticle',
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
    options: listOptions,
    examples: ['', '--limit 5 --json'],
    calls: 'listArticles',
  },
  read: {
    takes: 'ID',
    does: 'print the text of an article as Markdown',
    examples: ['ID', 'ID > article.md'],
    calls: 'getDraft',
  },
  publish: { takes: 'ID', does: 'publish a draft', examples: ['ID'], calls: 'publishArticle' },
  unpublish: { takes: 'ID', does: 'make a published article a draft again', examples: ['ID'] },
  schedule: {
    takes: 'ID',
    does: 'set the time at which a draft is published',
    options: { '--at TIME': 'for example 2030-01-31T09:00:00Z' },
    examples: ['ID --at 2030-01-31T09:00:00Z'],
  },
  unschedule: { takes: 'ID', does: 'take back that time', examples: ['ID'] },
  cancel: {
    takes: 'ID',
    does: 'end the writing of an article; its credits come back',
    examples: ['ID'],
    calls: 'cancelArticle',
  },
} satisfies Helps

const jobCommands = {
  'lead-magnet': {
    takes: '"TOPIC"',
    does: 'show the price, ask, create a lead magnet, and show its PDF',
    options: {
      '--type TYPE': 'checklist, swipe_file or framework; checklist when left out',
      '--niche WHO': 'who it is for',
      '--language TAG': 'en, pt, de, es, fr or it; en when left out',
      '--images': 'draw images into the PDF, at a higher price',
      '--publish': 'publish its page when it is done',
      '--yes': 'do not ask',
    },
    examples: ['"Setting up a coffee bar"', '"Lines for a tasting" --type swipe_file --images --yes --json'],
    calls: 'createLeadMagnet',
  },
  'lead-magnets': {
    does: 'the newest lead magnets',
    options: listOptions,
    examples: ['', '--limit 5 --json'],
    calls: 'listLeadMagnets',
  },
  'brand-scan': {
    takes: '"BRAND"',
    does: 'show the price, ask, and show how answer engines mention a brand',
    options: {
      '--category TEXT': 'what it is one of, in the plural: coffee grinders',
      '--question TEXT': 'ask this in place of the usual questions; up to 8 times',
      '--yes': 'do not ask',
    },
    examples: ['"Acme Coffee"', '"Acme Coffee" --category "coffee grinders" --yes --json'],
    calls: 'createBrandScan',
  },
  'brand-scans': {
    does: 'the newest brand scans',
    options: listOptions,
    examples: ['', '--limit 5 --json'],
    calls: 'listBrandScans',
  },
  scout: {
    takes: '"QUERY"',
    does: 'show the price, ask, search forums, and show the posts, the best first',
    options: {
      '--subreddit NAME': 'a forum, without r/; up to 10 times, all when left out',
      '--limit N': 'how many posts at most, 1 to 100; 20 when left out',
      '--yes': 'do not ask',
    },
    examples: [
      '"coffee grinder recommendation"',
      '"burr grinder" --subreddit Coffee --limit 10 --yes --json',
    ],
    calls: 'createScoutRun',
  },
  'scout-runs': {
    does: 'the newest scout runs',
    options: listOptions,
    examples: ['', '--limit 5 --json'],
    calls: 'listScoutRuns',
  },
  'warm-lead': {
    takes: 'DOMAIN',
    does: 'show the price, ask, and report on a company from its own site',
    options: {
      '--buyer-role ROLE': 'whom to look for; up to 6 times',
      '--yes': 'do not ask',
    },
    examples: ['acme.example', 'acme.example --buyer-role "Head of Content" --yes --json'],
    calls: 'createWarmLead',
  },
  'warm-leads': {
    does: 'the newest warm-lead reports',
    options: listOptions,
    examples: ['', '--limit 5 --json'],
    calls: 'listWarmLeads',
  },
} satisfies Helps

const webhookCommands = {
  webhooks: {
    takes: '[URL]',
    does: 'the webhook endpoints; with a URL, add one and show its secret',
    options: { '--event TYPE': 'an event type to send; several times for several, all when left out' },
    examples: ['', 'https://example.com/hooks --event article.published --event article.failed'],
    calls: 'listWebhooks',
  },
  'test-webhook': {
    takes: 'ID',
    does: 'send an example event to an endpoint, and say what it answered',
    options: { '--event TYPE': 'its type; the first that the endpoint receives when left out' },
    examples: ['ID', 'ID --event article.published'],
    calls: 'sendTestEvent',
  },
  'rotate-secret': {
    takes: 'ID',
    does: 'ask, replace the secret of an endpoint, and show the new one',
    options: {
      '--overlap HOURS': 'how long the old secret signs, too; 24 when left out, at most 72',
      '--yes': 'do not ask',
    },
    examples: ['ID', 'ID --overlap 0 --yes --json'],
    calls: 'rotateWebhookSecret',
  },
  'disable-webhook': { takes: 'ID', does: 'send an endpoint no more events', examples: ['ID'] },
  'enable-webhook': {
    takes: 'ID',
    does: 'send it events again; recover sends what it missed',
    examples: ['ID'],
  },
  'delete-webhook': {
    takes: 'ID',
    does: 'ask, and delete an endpoint',
    options: { '--yes': 'do not ask' },
    examples: ['ID', 'ID --yes'],
    calls: 'deleteWebhook',
  },
} satisfies Helps

const eventCommands = {
  events: {
    does: 'the newest events, the newest last',
    options: {
      ...listOptions,
      '--event TYPE': 'an event type; several times for several, all when left out',
      '--since TIME': 'those from then on, for example 2030-01-31T09:00:00Z',
      '--follow': 'and those to come, until Ctrl-C',
    },
    examples: ['', '--event article.published --follow --json'],
    calls: 'listEvents',
  },
  deliveries: {
    does: 'the newest webhook deliveries, with their ids',
    options: {
      ...listOptions,
      '--status STATUS': 'queued, delivering, delivered, failed or dead_lettered',
      '--follow': 'and those to come, until Ctrl-C',
    },
    examples: ['', '--status failed', '--follow --json'],
    calls: 'listDeliveries',
  },
  retry: { takes: 'ID', does: 'send a delivery again', examples: ['ID'], calls: 'retryDelivery' },
  recover: {
    takes: 'ID',
    does: 'say what an endpoint missed, ask, and send it again',
    options: { '--since TIME': 'for example 2030-01-31T09:00:00Z', '--yes': 'do not ask' },
    examples: ['ID --since 2030-01-31T09:00:00Z'],
    calls: 'recoverDeliveries',
  },
  listen: {
    takes: '--forward-to ADDRESS',
    does: 'forward events to this machine, until Ctrl-C',
    options: { '--forward-to ADDRESS': 'for example http://localhost:3001/hooks' },
    examples: ['--forward-to http://localhost:3001/hooks'],
  },
} satisfies Helps

const otherCommands = {
  completions: {
    takes: 'SHELL',
    does: 'print a script that completes commands in bash, zsh or fish',
    examples: ['bash', 'zsh'],
  },
  api: {
    takes: 'OPERATION [ID…]',
    does: 'call any operation by its name, or by its path; it charges as the operation does',
    options: {
      '--query NAME=VALUE': 'a query parameter; several times for several',
      '--data JSON': 'the body; @FILE reads it from a file, @- from the input',
      '--method METHOD': 'with a path: GET when left out, POST with --data',
    },
    examples: [
      'listArticles --query limit=5 --query status=published',
      'getArticle ID',
      `createBrandScan --data '{"brandName": "Acme"}'`,
      'articles?limit=5',
    ],
  },
} satisfies Helps

const commands = {
  ...keyCommands,
  ...documentCommands,
  ...articleCommands,
  ...jobCommands,
  ...webhookCommands,
  ...eventCommands,
  ...otherCommands,
}

/** The headings of the help, and what stands under each. */
const groups: Readonly<Record<string, Helps>> = {
  'Key and credits': keyCommands,
  'Knowledge base': documentCommands,
  Articles: articleCommands,
  'Other jobs': jobCommands,
  'Webhook endpoints': webhookCommands,
  'Events and deliveries': eventCommands,
  'Everything else': otherCommands,
}

export type CommandName = keyof typeof commands

const helps: Helps = commands

export const commandNames: readonly string[] = Object.keys(helps)

const optionsOf = ({ options = {} }: Help) =>
  Object.keys(options).map((typed) => typed.replace(/^--| .*$/g, ''))
const everywhere = ['url', 'json', 'help', 'version']

/** The command that is for an operation, with what follows it. */
export function commandFor(operation: string): string | undefined {
  const [found] = Object.entries(helps).filter(([, { calls }]) => calls === operation)
  return found && typed(...found)
}

/** The word that a command cannot do without, as the help has it: `"TOPIC"`; undefined if there is none. */
export function argumentOf(name: string): string | undefined {
  const [first = ''] = helps[name]?.takes?.split(' ') ?? []
  return /^"?[A-Z]/.test(first) ? first : undefined
}

/** The names of options that a command takes, without their dashes; undefined for what is no command. */
export function optionNames(name: string): readonly string[] | undefined {
  const help = Object.hasOwn(helps, name) ? helps[name] : undefined
  return help && [...optionsOf(help), ...everywhere]
}

const always = `With every command
  --url ADDRESS                  the service (also MASTHEAD_URL); saved by claim and login
  --json                         results as JSON, one value a line; an error too, on the error output
  --version, -v                  the version of Masthead
  --help                         this text, or that of one command

Environment: MASTHEAD_URL the service, MASTHEAD_KEY a key in place of the saved one
Exit codes: 0 done, 1 failed, not published or known to fail, 2 wrong use, refused input or answered no, 3 no valid key, 4 too few credits, 130 Ctrl-C
`

const typed = (name: string, { takes }: Help) => (takes === undefined ? name : `${name} ${takes}`)

/** One line of a table; what is typed is 30 wide. */
const row = (left: string, right: string) => `  ${left.padEnd(30)} ${right}`

const optionRows = ({ options = {} }: Help) =>
  Object.entries(options).map(([option, does]) => row(`    ${option}`, does))

/** The commands under their headings. What can be added to each is in its own help: all of it would be three screens. */
const listed = Object.entries(groups).map(([heading, group]) =>
  [heading, ...Object.entries(group).map(([name, help]) => row(typed(name, help), help.does))].join('\n'),
)

const all = `masthead: write and publish articles from a terminal

${command} COMMAND${isInstalled ? '' : ', in the repository of Masthead'}:

${listed.join('\n\n')}

Options and examples of a command: ${command} COMMAND --help

${always}`

/** The help for one command, with examples, or for all of them. */
export function helpFor(name: string | undefined): string {
  const help = name !== undefined && Object.hasOwn(helps, name) ? helps[name] : undefined
  if (name === undefined || help === undefined) return all
  const usage = `${command} ${typed(name, help)}`
  const examples = help.examples.map((example) => `  ${command} ${name} ${example}`.trimEnd())
  return [usage, '', `  ${help.does}`, ...optionRows(help), '', 'Examples:', ...examples, '', always].join(
    '\n',
  )
}
