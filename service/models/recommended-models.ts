import { totalmem } from 'node:os'

export type RecommendedModel = {
  model: string
  /** Of the download. */
  bytes: number
  purpose: 'writing' | 'checking'
  /** Memory below which it would not run well. */
  memoryBytes: number
  detail: string
}

const gigabyte = 1_000_000_000

/** Open models that write several languages well for their size, and one that checks. They are what can be pulled. */
export const recommendedModels: readonly RecommendedModel[] = [
  {
    model: 'gemma3:4b',
    bytes: 3.3 * gigabyte,
    purpose: 'writing',
    memoryBytes: 0,
    detail: 'Runs on most machines. Plain, short texts.',
  },
  {
    model: 'gemma3:12b',
    bytes: 8.1 * gigabyte,
    purpose: 'writing',
    memoryBytes: 15 * gigabyte,
    detail: 'For 16 GB of memory. Good texts in many languages.',
  },
  {
    model: 'mistral-small3.2:24b',
    bytes: 15 * gigabyte,
    purpose: 'writing',
    memoryBytes: 31 * gigabyte,
    detail: 'For 32 GB of memory or a large graphics card. The best of the three.',
  },
  {
    model: 'bespoke-minicheck:7b',
    bytes: 4.7 * gigabyte,
    purpose: 'checking',
    memoryBytes: 7 * gigabyte,
    detail: 'Responds with Yes or No to a document and a statement. For checking only.',
  },
]

/** The largest for writing that suits the memory of this machine. */
export function suggestedModel(memoryBytes: number = totalmem()): string | undefined {
  return recommendedModels.filter((one) => one.purpose === 'writing' && one.memoryBytes <= memoryBytes).at(-1)
    ?.model
}
