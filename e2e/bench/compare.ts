import { type Call, drive, quantile } from './measure.ts'
import { cpuSecondsOf, cpuSecondsOfFamily } from './process-memory.ts'

export type Side = { origin: string; call: (n: number) => Call; status?: number }
export type Comparison = { name: string; service: Side; plain: Side; least?: Side }
export type Outcome = {
  name: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Service against the others: the median over the rounds, in each of which all were measured one after the other. */
  toPlain: number
  toLeast: number | undefined
  /** Microseconds of processor time for a request: a busy machine makes them hardly larger. */
  cost: Cost
  leastCost: Cost | undefined
}
export type Cost = { program: number; postgres: number }
/** Process ids: of the programs by their origin, and of the PostgreSQL that both ask. */
export type Measurable = { programs: Record<string, number>; postgres: number }

/** Measures the sides in turns, so that whatever else the machine does meanwhile touches all of them alike. */
export async function compare(
  { name, service, plain, least }: Comparison,
  options: { rounds: number; ttlMs: number; connections: number; processes: Measurable },
): Promise<Outcome> {
  const { rounds, ttlMs, connections, processes } = options
  const run = async ({ origin, call, status = 200 }: Side, ms = ttlMs) => {
    const spent = () => ({
      program: cpuSecondsOf(processes.programs[origin] ?? 0),
      postgres: cpuSecondsOfFamily(processes.postgres),
    })
    const before = spent()
    const measured = await drive(origin, { connections, ttlMs: ms, status, call })
    const after = spent()
    const share = (seconds: number) => (seconds * 1e6) / measured.timesMs.length
    const cost: Cost = {
      program: share(after.program - before.program),
      postgres: share(after.postgres - before.postgres),
    }
    return { ...measured, cost }
  }
  for (const side of [service, plain, least]) if (side) await run(side, 500)
  const timesMs: number[] = []
  const speeds: number[] = []
  const ratios = { plain: [] as number[], least: [] as number[] }
  const costs = { ours: [] as Cost[], least: [] as Cost[] }
  for (let round = 0; round < rounds; round++) {
    const ours = await run(service)
    ratios.plain.push(ours.perSecond / (await run(plain)).perSecond)
    if (least) {
      const bare = await run(least)
      ratios.least.push(ours.perSecond / bare.perSecond)
      costs.least.push(bare.cost)
    }
    costs.ours.push(ours.cost)
    speeds.push(ours.perSecond)
    for (const time of ours.timesMs) timesMs.push(time)
  }
  return {
    name,
    perSecond: quantile(speeds, 0.5),
    p50Ms: quantile(timesMs, 0.5),
    p99Ms: quantile(timesMs, 0.99),
    toPlain: quantile(ratios.plain, 0.5),
    toLeast: least && quantile(ratios.least, 0.5),
    cost: medianOf(costs.ours),
    leastCost: least && medianOf(costs.least),
  }
}

function medianOf(costs: readonly Cost[]): Cost {
  const of = (part: keyof Cost) =>
    quantile(
      costs.map((cost) => cost[part]),
      0.5,
    )
  return { program: of('program'), postgres: of('postgres') }
}
