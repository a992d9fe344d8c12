import { type Call, drive, quantile } from './measure.ts'

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
}

/** Measures the sides in turns, so that whatever else the machine does meanwhile touches all of them alike. */
export async function compare(
  { name, service, plain, least }: Comparison,
  options: { rounds: number; ttlMs: number; connections: number },
): Promise<Outcome> {
  const { rounds, ttlMs, connections } = options
  const run = ({ origin, call, status = 200 }: Side, ms = ttlMs) =>
    drive(origin, { connections, ttlMs: ms, status, call })
  for (const side of [service, plain, least]) if (side) await run(side, 500)
  const timesMs: number[] = []
  const speeds: number[] = []
  const ratios = { plain: [] as number[], least: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const ours = await run(service)
    ratios.plain.push(ours.perSecond / (await run(plain)).perSecond)
    if (least) ratios.least.push(ours.perSecond / (await run(least)).perSecond)
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
  }
}
