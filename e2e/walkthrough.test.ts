import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { type Forum, startForum } from '#test-support/loopback/forum.ts'
import {
  type LoopbackMastodon,
  mastodonToken,
  startLoopbackMastodon,
} from '#test-support/loopback/mastodon.ts'
import { type LoopbackModel, startLoopbackModel } from '#test-support/loopback/model-server.ts'
import { type LoopbackOllama, startLoopbackOllama } from '#test-support/loopback/ollama.ts'
import {
  type LoopbackSearchConsole,
  startLoopbackSearchConsole,
} from '#test-support/loopback/search-console.ts'
import { type SourceSite, startSourceSite } from '#test-support/loopback/source-site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test-support/loopback/webhook-receiver.ts'
import type { Program } from './stage/program.ts'
import { startService } from './stage/service-program.ts'

// docs/walkthrough.md as a newcomer would paste it, against a service process of its own on an empty folder.

const root = fileURLToPath(new URL('../', import.meta.url))
let dataDir: string
let service: Program
let outside: {
  site: SourceSite
  receiver: WebhookReceiver
  forum: Forum
  mastodon: LoopbackMastodon
  model: LoopbackModel
  ollama: LoopbackOllama
  searchConsole: LoopbackSearchConsole
}
let environment: Record<string, string>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-walkthrough-'))
  await chmod(dataDir, 0o755)
  const [site, receiver, forum, mastodon, model, ollama, searchConsole] = await Promise.all([
    startSourceSite({ delayMs: 500 }),
    startWebhookReceiver(),
    startForum(),
    startLoopbackMastodon(),
    startLoopbackModel(() => ({ text: 'Clear words sell.' }), { models: [{ id: 'scribe-1' }] }),
    startLoopbackOllama(),
    startLoopbackSearchConsole(),
  ])
  outside = { site, receiver, forum, mastodon, model, ollama, searchConsole }
  const port = String(await findFreePort())
  environment = {
    B: `http://127.0.0.1:${port}`,
    PAGE: site.url('/grinders'),
    COMPANY: 'acme.example',
    RECEIVER: receiver.url('/walkthrough'),
    SERVER: 'http://mastodon.example',
    ACCESS_TOKEN: mastodonToken,
    MODEL_URL: model.baseUrl,
    MODEL: 'scribe-1',
    OLLAMA: ollama.url,
    PROPERTY: searchConsole.property,
    SERVICE_ACCOUNT: searchConsole.keyFile,
    SEARCH_CONSENT: 'given',
    DATA_DIR: dataDir,
  }
  service = await startService('api,worker', {
    DATA_DIR: dataDir,
    SERVICE_PORT: port,
    COMMUNITY_URL: forum.address,
    OUTBOUND_ALLOW: [
      ...[site, receiver, forum, mastodon, searchConsole].map(({ allow }) => allow),
      new URL(model.baseUrl).host,
    ].join(','),
    OLLAMA_URL: ollama.url,
    SEARCH_CONSOLE_URL: searchConsole.url,
    SEARCH_CONSOLE_CLIENT_ID: searchConsole.client.id,
    SEARCH_CONSOLE_CLIENT_SECRET: searchConsole.client.secret,
    // A reader pauses between the blocks; this one does not.
    RATE_LIMITS: JSON.stringify({ default: { limit: 10_000, window_seconds: 60 } }),
  })
})

afterAll(async () => {
  await service?.stop()
  await Promise.all(Object.values(outside ?? {}).map((one) => one.close()))
  await rm(dataDir, { recursive: true, force: true })
})

type Ended = { code: unknown; said: string }

/** Runs the page's blocks as one script, which ends at the first command that fails. */
async function follow(page: string): Promise<Ended> {
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines)
  const script = blocks.map((lines, n) => `echo '## block ${n + 1}' >&2\n${lines}`).join('\n')
  const { PATH = '', HOME = '' } = process.env
  const env: NodeJS.ProcessEnv = { PATH, HOME, NODE_ENV: 'production', ...environment }
  return new Promise((resolve) =>
    execFile('sh', ['-euc', script], { cwd: root, env, maxBuffer: 32e6 }, (error, _, stderr) =>
      resolve({ code: error?.code ?? 0, said: stderr.slice(-2000) }),
    ),
  )
}

/** Operations that the service has answered with a 2xx, or refused since a job had ended before it could be cancelled; by its own log. */
function answered(lines: readonly string[]): Set<string> {
  const requests = lines.filter((line) => line.includes('"msg":"request"'))
  const facts = requests.map((line): { operation?: string; status: number } => JSON.parse(line))
  const isDone = (operation: string, status: number) =>
    status < 300 || (status === 409 && operation.startsWith('cancel'))
  return new Set(
    facts.flatMap(({ operation, status }) => (operation && isDone(operation, status) ? [operation] : [])),
  )
}

test('a newcomer who pastes docs/walkthrough.md block by block gets through, and has called every operation', async () => {
  const page = await readFile(join(root, 'docs/walkthrough.md'), 'utf8')
  const ended = await follow(page)
  expect(ended.code, ended.said).toBe(0)
  const called = answered(service.lines)
  expect(operations.map(({ id }) => id as string).filter((id) => !called.has(id))).toEqual([])
}, 300_000)
