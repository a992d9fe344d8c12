import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromium } from '@playwright/test'
import { findFreePort } from '#test-support/free-port.ts'
import { installedBrowsers } from '../../scripts/browser.mjs'
import { build, isBuilt } from '../../scripts/build.mjs'
import { callsPath } from '../fake-api/faulty-front.ts'
import { claimAgent } from '../journeys/agent.ts'
import { setDeskToWork } from '../journeys/desk-at-work.ts'
import { signInWithKey } from '../journeys/journey.ts'
import setStage from '../stage/set-stage.ts'
import { readStage } from '../stage/stage.ts'
import { comparePages } from './compare-pages.ts'
import { measurePage, type PageFigures } from './measure-page.ts'
import { startPlainNext } from './plain-next.ts'
import { seedDesk } from './seed-desk.ts'

/**
 * `npm run bench:pages`: every page of a desk at work, opened cold in Chromium on a processor four times slower and a
 * fast mobile line; then the list of articles in turns with a Next page that does nothing but show the same rows. Prints
 * tables in Markdown. Addresses as arguments choose pages; BENCH_CALLS=1 names the calls.
 */
const only = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

// A browser with its windows first, as readers have.
const browsers = installedBrowsers.toSorted(
  (a, b) => Number(a.endsWith('shell')) - Number(b.endsWith('shell')),
)
const executablePath = process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path))

if (!isBuilt('dashboard')) {
  say('Building the dashboard')
  const { code, output } = await build('dashboard', process.env)
  if (code !== 0) throw new Error(output)
}
const end = await setStage()
try {
  const stage = readStage()
  const agent = await claimAgent(stage)
  const { records } = await setDeskToWork(stage, agent)
  await seedDesk(stage, agent.email)
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  })
  const signIn = await browser.newPage({ baseURL: stage.faultyDashboardUrl })
  await signInWithKey(signIn, agent.key)
  const storageState = await signIn.context().storageState()
  await signIn.context().close()
  const record = (start: string) => records.find((path) => path.startsWith(start)) ?? start
  const paths = [
    '/',
    '/articles',
    '/articles?limit=100',
    '/articles/new',
    record('/articles/'),
    '/sessions',
    '/lead-magnets',
    '/warm-leads',
    '/scout-runs',
    '/brand-scans',
    record('/brand-scans/'),
    '/page-tools',
    '/schedule',
    '/knowledge',
    '/avatars',
    '/webhooks',
    '/webhooks/deliveries',
    '/webhooks/deliveries?limit=100',
    '/webhooks/deliveries?since=2026-01-01T00:00:00Z&until=2099-01-01T00:00:00Z',
    '/credits',
    '/settings',
    '/settings/connect',
  ].filter((path) => only.length === 0 || only.includes(path))
  say(
    `Chromium ${browser.version()}, 4x CPU, Fast 4G, on ${cpus()[0]?.model} (${cpus().length} processors)\n`,
  )
  say('| page | JS KB | fonts KB | first byte ms | LCP ms | data ms | CLS | blocking ms | INP ms | calls |')
  say('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const path of paths) {
    const context = await browser.newContext({
      baseURL: stage.faultyDashboardUrl,
      storageState,
      viewport: { width: 1280, height: 800 },
    })
    await callsOf(stage.faultyFrontUrl, agent.key)
    const figures = await measurePage(await context.newPage(), path)
    const calls = await callsOf(stage.faultyFrontUrl, agent.key)
    await context.close()
    say(row(path.replace(/[0-9a-f-]{36}/, '{id}'), figures, calls))
  }
  if (paths.includes('/articles')) {
    const viewport = { width: 1280, height: 800 }
    const plain = await startPlainNext({
      port: await findFreePort(),
      serviceUrl: stage.serviceUrl,
      key: agent.key,
    })
    try {
      const ours = { path: '/articles', context: { baseURL: stage.dashboardUrl, storageState, viewport } }
      const other = { path: '/', context: { baseURL: plain.url, viewport } }
      say(`\n${await comparePages(browser, ours, other)}`)
    } finally {
      await plain.stop()
    }
  }
  await browser.close()
} finally {
  await end()
}

async function callsOf(front: string, key: string): Promise<string[]> {
  const answer = await fetch(`${front}${callsPath}?key=${key}`)
  const { calls }: { calls: string[] } = await answer.json()
  return calls
}

function row(path: string, figures: PageFigures, calls: string[]): string {
  const { scriptBytes, fontBytes, firstByteMs, lcpMs, dataMs, layoutShift, blockingMs, inpMs } = figures
  const cells = [
    path,
    (scriptBytes / 1024).toFixed(0),
    (fontBytes / 1024).toFixed(0),
    firstByteMs.toFixed(0),
    lcpMs.toFixed(0),
    dataMs.toFixed(0),
    layoutShift.toFixed(3),
    blockingMs.toFixed(0),
    inpMs.toFixed(0),
    process.env.BENCH_CALLS ? calls.join(' ') : calls.length,
  ]
  return `| ${cells.join(' | ')} |`
}
