import type { Client } from '../client/src/index.ts'
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
import { brandScan, brandScans } from './brand-scan-commands.ts'
import { completions } from './completions.ts'
import { deliveries, listen } from './delivery-commands.ts'
import { documents } from './document-commands.ts'
import { removeWebhook, rotateSecret, setActive, testWebhook } from './endpoint-commands.ts'
import { showPrice } from './estimate-command.ts'
import { events } from './event-commands.ts'
import type { CommandName } from './help.ts'
import { claim, credits, login, logout, whoami } from './key-commands.ts'
import { leadMagnet, leadMagnets } from './lead-magnet-commands.ts'
import type { Values } from './read-arguments.ts'
import { rotate } from './rotate-command.ts'
import { chooseUrl, findKey } from './saved-key.ts'
import { scout, scoutRuns } from './scout-commands.ts'
import type { Surroundings } from './surroundings.ts'
import type { Terminal } from './terminal.ts'
import { upload } from './upload-command.ts'
import { warmLead, warmLeads } from './warm-lead-commands.ts'
import { recover, retry, webhooks } from './webhook-commands.ts'

/** What a command is called with. */
export type Call = Pick<Surroundings, 'env' | 'stdout' | 'interrupted'> & {
  terminal: Terminal
  /** @throws {NoKeyError} */
  client(): Promise<Client>
  /** The word after the command; empty where there is none. */
  argument: string
  values: Values
  /** The command, and what follows it. */
  words: readonly string[]
}

type Run = (call: Call) => Promise<void>

const commands: Readonly<Record<CommandName, Run>> = {
  claim: async ({ terminal, argument, values, env }) =>
    claim(terminal, await chooseUrl(env, values.url), argument, values),
  login: async ({ terminal, values, env }) => login(terminal, await chooseUrl(env, values.url)),
  logout: async ({ terminal }) => logout(terminal),
  rotate: async ({ terminal, values, env }) => rotate(terminal, await findKey(env, values.url), values),
  whoami: async ({ terminal, client }) => whoami(terminal, await client()),
  credits: async ({ terminal, client }) => credits(terminal, await client()),
  upload: async ({ terminal, client, argument, values }) =>
    upload(terminal, await client(), argument, values),
  documents: async ({ terminal, client, values }) => documents(terminal, await client(), values.limit),
  write: async ({ terminal, client, argument, values }) => write(terminal, await client(), argument, values),
  estimate: async ({ terminal, client, argument, values }) =>
    showPrice(terminal, await client(), argument, values),
  articles: async ({ terminal, client, values }) => articles(terminal, await client(), values.limit),
  read: async ({ terminal, client, argument }) => read(terminal, await client(), argument),
  publish: async ({ terminal, client, argument }) => publish(terminal, await client(), argument),
  cancel: async ({ terminal, client, argument }) => cancel(terminal, await client(), argument),
  schedule: async ({ terminal, client, argument, values }) =>
    schedule(terminal, await client(), argument, values.at),
  unschedule: async ({ terminal, client, argument }) => unschedule(terminal, await client(), argument),
  unpublish: async ({ terminal, client, argument }) => unpublish(terminal, await client(), argument),
  'lead-magnet': async ({ terminal, client, argument, values }) =>
    leadMagnet(terminal, await client(), argument, values),
  'lead-magnets': async ({ terminal, client, values }) => leadMagnets(terminal, await client(), values.limit),
  'brand-scan': async ({ terminal, client, argument, values }) =>
    brandScan(terminal, await client(), argument, values),
  'brand-scans': async ({ terminal, client, values }) => brandScans(terminal, await client(), values.limit),
  scout: async ({ terminal, client, argument, values }) => scout(terminal, await client(), argument, values),
  'scout-runs': async ({ terminal, client, values }) => scoutRuns(terminal, await client(), values.limit),
  'warm-lead': async ({ terminal, client, argument, values }) =>
    warmLead(terminal, await client(), argument, values),
  'warm-leads': async ({ terminal, client, values }) => warmLeads(terminal, await client(), values.limit),
  webhooks: async ({ terminal, client, values, argument }) =>
    webhooks(terminal, await client(), argument || undefined, values.event),
  'test-webhook': async ({ terminal, client, argument, values }) =>
    testWebhook(terminal, await client(), argument, values.event),
  'rotate-secret': async ({ terminal, client, argument, values }) =>
    rotateSecret(terminal, await client(), argument, values),
  'disable-webhook': async ({ terminal, client, argument }) =>
    setActive(terminal, await client(), argument, false),
  'enable-webhook': async ({ terminal, client, argument }) =>
    setActive(terminal, await client(), argument, true),
  'delete-webhook': async ({ terminal, client, argument, values }) =>
    removeWebhook(terminal, await client(), argument, values),
  retry: async ({ terminal, client, argument }) => retry(terminal, await client(), argument),
  recover: async ({ terminal, client, argument, values }) =>
    recover(terminal, await client(), argument, values),
  completions: async ({ argument, stdout }) => void stdout.write(completions(argument)),
  events: async ({ terminal, client, values, interrupted }) =>
    events(terminal, await client(), {
      limit: values.limit,
      event: values.event,
      since: values.since,
      follow: values.follow ?? false,
      signal: interrupted(),
    }),
  deliveries: async ({ terminal, client, values, interrupted }) =>
    deliveries(terminal, await client(), {
      limit: values.limit,
      status: values.status,
      follow: values.follow ?? false,
      signal: interrupted(),
    }),
  listen: async ({ terminal, client, values, interrupted }) =>
    listen(terminal, await client(), {
      to: values['forward-to'] ?? '',
      signal: interrupted(),
    }),
  api: async ({ terminal, client, words, values }) => api(terminal, await client(), words.slice(1), values),
}

const runs: Readonly<Record<string, Run>> = commands

/** Runs the command of this name, one of `commandNames`. */
export async function runCommand(name: string, call: Call): Promise<void> {
  await runs[name]?.(call)
}
