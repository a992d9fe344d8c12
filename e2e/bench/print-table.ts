import type { Cost, Outcome } from './compare.ts'
import type { WorkerOutcome } from './measure-worker.ts'

/** The table that README shows, in Markdown, on standard output. */
export function printTable(told: {
  outcomes: readonly Outcome[]
  worker: readonly WorkerOutcome[]
  machine: string
  method: string
}): void {
  const rows = [
    [
      'hot path',
      'a second',
      'p50 ms',
      'p99 ms',
      'to the same queries',
      'to the least',
      'µs of service + PostgreSQL',
      'of the least',
    ],
    ['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:'],
    ...told.outcomes.map((one) => [
      one.name,
      whole(one.perSecond),
      one.p50Ms.toFixed(1),
      one.p99Ms.toFixed(1),
      one.toPlain.toFixed(2),
      one.toLeast?.toFixed(2) ?? '',
      costOf(one.cost),
      one.leastCost ? costOf(one.leastCost) : '',
    ]),
    ...told.worker.map(({ name, perSecond, toBare }) => [
      name,
      whole(perSecond),
      '',
      '',
      toBare?.toFixed(2) ?? '',
      '',
      '',
      '',
    ]),
  ]
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  process.stdout.write(`${lines.join('\n')}\n\n${told.machine}.\n${told.method}.\n`)
}

const costOf = ({ program, postgres }: Cost) => `${whole(program)} + ${whole(postgres)}`

function whole(number: number): string {
  return Number.isFinite(number) ? Math.round(number).toLocaleString('en') : 'none'
}
