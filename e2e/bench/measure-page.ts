import type { Page } from '@playwright/test'

export type PageFigures = {
  /** JavaScript on the wire, compressed, until the page is at rest. */
  scriptBytes: number
  /** Fonts on the wire. */
  fontBytes: number
  /** When the first byte of the page's answer came, the line's latency included. */
  firstByteMs: number
  /** Largest contentful paint. */
  lcpMs: number
  /** When the data of the page was in it: a heading, and no skeleton. */
  dataMs: number
  /** Cumulative layout shift (CLS). */
  layoutShift: number
  /** What tasks took beyond 50 ms each. */
  blockingMs: number
  /** The slowest of a few presses of keys, from press to paint. */
  inpMs: number
}

/** What Chromium's tools call Fast 4G. */
const fast4G = {
  offline: false,
  downloadThroughput: (9 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (1.5 * 1_000_000 * 0.9) / 8,
  latency: 165,
}
const slowdown = 4

type Told = { lcp: number; data: number; shift: number; blocking: number; events: number[] }

/** Opens a page cold, and presses the keys of lists and of the palette. */
export async function measurePage(page: Page, path: string): Promise<PageFigures> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', fast4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // The stream of events never ends, and the page is measured once its network is silent.
  await client.send('Network.setBlockedURLs', { urls: ['*/api/events'] })
  const scripts = new Set<string>()
  const fonts = new Set<string>()
  let scriptBytes = 0
  let fontBytes = 0
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
    if (type === 'Font') fonts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
    if (fonts.has(requestId)) fontBytes += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // A busy machine is silent before it asks for the last of them (a chart): at rest is who does nothing and asks for nothing.
  for (let seen = -1; seen < scripts.size; ) {
    seen = scripts.size
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))
    await page.waitForTimeout(1_000)
  }
  const scriptBytesAtRest = scriptBytes
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key, { delay: 30 })
  const told = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    // Left by `observe`, which ran in this page.
    return (window as unknown as { told: Told }).told
  })
  const firstByteMs = await page.evaluate(
    () => performance.timing.responseStart - performance.timing.navigationStart,
  )
  return {
    scriptBytes: scriptBytesAtRest,
    fontBytes,
    firstByteMs,
    lcpMs: told.lcp,
    dataMs: told.data,
    layoutShift: told.shift,
    blockingMs: told.blocking,
    inpMs: Math.max(0, ...told.events),
  }
}

/** Runs in the page, before anything of its own. */
function observe(): void {
  const told: Told = { lcp: 0, data: 0, shift: 0, blocking: 0, events: [] }
  Object.assign(window, { told })
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('largest-contentful-paint', (entry) => {
    told.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) told.shift += value
  })
  watch('longtask', ({ duration }) => {
    told.blocking += Math.max(0, duration - 50)
  })
  watch('event', ({ duration }) => told.events.push(duration), { durationThreshold: 16 })
  const look = () => {
    const waits = [...document.querySelectorAll('main [role=status]')].some((one) =>
      one.textContent?.includes('Loading'),
    )
    if (document.querySelector('main h1') && !waits) told.data = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
