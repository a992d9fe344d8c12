import { RunFailure } from '../runs/run-failure.ts'
import type { ScannedBrand } from './scanned-brand.ts'

/** No answer engine answered any question. Contains what each returned instead, which is saved with the failed scan. */
export class NoAnswer extends RunFailure {
  readonly scanned: ScannedBrand

  constructor(scanned: ScannedBrand) {
    const whys = scanned.results.map(
      ({ label, llmId, error }) => `${label ?? llmId}: ${error ?? 'no answer.'}`,
    )
    super('no_answer', `No answers. ${whys.join(' ')}`)
    this.name = 'NoAnswer'
    this.scanned = scanned
  }
}
