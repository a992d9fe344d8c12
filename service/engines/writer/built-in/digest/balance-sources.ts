import type { EvidenceSource } from '../../writer.ts'
import type { Finding } from './finding.ts'

const minSources = 3
/** So many of one source are never too many. */
const minKept = 7
const maxShare = 1 / 3

/** Beside the tenant's own, where it is asked about. */
const maxBesideOwn = 3

/** Of one third party at most a third of the findings where three sources or more have some: its weakest go. */
export function balanceSources(
  findings: readonly Finding[],
  sources: readonly EvidenceSource[],
  isOurs: boolean,
): Finding[] {
  const bySource = Map.groupBy(findings, ({ source }) => source)
  const isOwnTold = isOurs && findings.some(({ source }) => sources[source]?.own === true)
  if (bySource.size < minSources && !isOwnTold) return [...findings]
  const dropped = new Set<Finding>()
  for (const [source, ones] of bySource) {
    if (sources[source]?.own === true) continue
    // The others' findings are then two thirds or more.
    const max = isOwnTold
      ? maxBesideOwn
      : Math.max(minKept, Math.floor(((findings.length - ones.length) * maxShare) / (1 - maxShare)))
    // Options stay together.
    const free = ones.filter(({ label }) => label === null)
    for (const one of free.sort((a, b) => b.score - a.score).slice(max)) dropped.add(one)
  }
  return findings.filter((finding) => !dropped.has(finding))
}
