import { countedTerms } from './counted-terms.ts'
import type { Subject } from './subject.ts'
import { wantedAmounts } from './wanted-amounts.ts'

/** True for a unit of the kind that the topic asks for, or of what it asks how many there are of. */
export function askedUnits(subject: Subject): (unit: string) => boolean {
  const { units } = wantedAmounts(subject)
  const counted = countedTerms(subject)
  return (unit) => units(unit) || counted.has(unit)
}
