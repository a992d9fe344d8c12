import type { Browser, BrowserContextOptions } from '@playwright/test'
import { measurePage, type PageFigures } from './measure-page.ts'

const rounds = 5
const figures = [
  ['data', 'dataMs'],
  ['first byte', 'firstByteMs'],
  ['largest paint', 'lcpMs'],
  ['blocking', 'blockingMs'],
  ['scripts', 'scriptBytes'],
  ['fonts', 'fontBytes'],
] as const satisfies readonly (readonly [string, keyof PageFigures])[]

export type ComparedPage = { context: BrowserContextOptions; path: string }

/**
 * Opens two pages in turns, each cold, and answers with a table in Markdown: the medians and the ratio of ours to the
 * other. In turns, because a machine is not equally busy all the time.
 */
export async function comparePages(
  browser: Browser,
  ours: ComparedPage,
  other: ComparedPage,
): Promise<string> {
  const measured: [PageFigures[], PageFigures[]] = [[], []]
  for (let round = 0; round < rounds; round += 1)
    for (const [which, page] of [ours, other].entries()) {
      const context = await browser.newContext(page.context)
      measured[which === 0 ? 0 : 1].push(await measurePage(await context.newPage(), page.path))
      await context.close()
    }
  const [mine, theirs] = measured
  const rows = figures.map(([name, member]) => {
    const [a, b] = [median(mine, member), median(theirs, member)]
    const unit = member.endsWith('Bytes') ? 1024 : 1
    return [name, (a / unit).toFixed(0), (b / unit).toFixed(0), b === 0 ? '' : (a / b).toFixed(2)]
  })
  return [
    `| median of ${rounds} | ${ours.path} | plain Next page | ratio |`,
    '|---|--:|--:|--:|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
}

function median(all: readonly PageFigures[], member: keyof PageFigures): number {
  return all.map((one) => one[member]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
