import {
  checkPages,
  collectLeads,
  countReaders,
  distribute,
  research,
  reviseTexts,
  runSession,
  type Story,
  setUp,
  waitToday,
  writeByHand,
} from './chapters.ts'
import type { DemoDesk } from './demo-desk.ts'
import { agents, owner } from './story/company.ts'

type Step = { at: Date; run(): Promise<void> }

const minute = 60_000
const day = 86_400_000

/** How many working days the story goes back. */
const length = 23

/** The moment at `time` (UTC), `count` working days before the last one that is over. */
export function workday(today: Date, count: number, time: string): Date {
  const at = new Date(`${today.toISOString().slice(0, 10)}T${time}:00Z`)
  for (let left = count + 1; left > 0; ) {
    at.setTime(at.getTime() - day)
    if (at.getUTCDay() % 6 !== 0) left -= 1
  }
  return at
}

/** When the clock of the demo begins. */
export function startOf(today: Date): Date {
  return workday(today, length, '08:00')
}

/** When the CRM did not answer: for some days last week, and since a few hours. */
export function outagesOf(today: Date): { from: Date; to: Date }[] {
  const from = workday(today, 6, '20:00')
  return [
    { from, to: new Date(from.getTime() + 5 * day) },
    { from: new Date(today.getTime() - 240 * minute), to: today },
  ]
}

/**
 * Lives the month: every step through the product's own API and jobs, in the order of time.
 * @returns the key with which to look around
 */
export async function liveMonth(desk: DemoDesk, today: Date): Promise<{ key: string }> {
  const key = await desk.addAgent(owner.email, agents.marketer)
  const editorKey = await desk.addAgent(owner.email, agents.editor)
  const salesKey = await desk.addAgent(owner.email, agents.sales)
  const steps: Step[] = []
  const story: Story = {
    ...writing(desk, key),
    desk,
    today,
    nora: (...request) => desk.call(key, ...request),
    editor: (...request) => desk.call(editorKey, ...request),
    sales: (...request) => desk.call(salesKey, ...request),
    on: (count, time, run) =>
      void steps.push({ at: workday(today, count, time), run: async () => void (await run()) }),
    minutesAgo: (minutes, run) =>
      void steps.push({
        at: new Date(today.getTime() - minutes * minute),
        run: async () => void (await run()),
      }),
  }
  for (const tell of [
    setUp,
    writeByHand,
    reviseTexts,
    runSession,
    research,
    checkPages,
    collectLeads,
    distribute,
    countReaders,
    waitToday,
  ])
    tell(story)
  steps.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, run } of steps) {
    await desk.moveTo(at)
    await run()
  }
  await desk.moveTo(today)
  // Accepted and not worked on: whoever opens the desk sees it being written.
  await desk.accept(editorKey, 'POST', '/autopilot', {
    topic: 'Welcome emails that get an answer',
    wait_for_completion: false,
  })
  return { key }
}

/** @param key whose publishes */
function writing(desk: DemoDesk, key: string): Pick<Story, 'write' | 'articleOf' | 'publish'> {
  const written = new Map<string, string>()
  const articleOf = (topic: string) => {
    const id = written.get(topic)
    if (!id) throw new Error(`Nothing was written about “${topic}” yet.`)
    return id
  }
  return {
    articleOf,
    async write(by, topic, options = {}) {
      const { id } = await by('POST', '/autopilot', {
        topic,
        wait_for_completion: false,
        auto_publish: false,
        size: 'mini',
        ...options,
      })
      written.set(topic, String(id))
    },
    publish: (topic) => desk.call(key, 'POST', `/articles/${articleOf(topic)}/publish`),
  }
}
