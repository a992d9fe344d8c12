import type { OperationShape } from '#contract/operation.ts'
import type { operations } from '#contract/operations.ts'

const usualMs = 15_000
/** A charging call may do its work before it answers. */
const chargingMs = 60_000

/** What takes longer than others of its kind. */
const slowMs: Partial<Record<(typeof operations)[number]['id'], number>> = {
  // A model writes, and is asked to repair what it wrote.
  adaptArticle: 150_000,
  regenerateAdaptation: 150_000,
  // A model proposes the topics.
  createSession: 100_000,
  // A thread is several calls to a network that may be slow.
  postAdaptation: 100_000,
  deletePost: 70_000,
  // The service tries the credentials at the network.
  connectAccount: 40_000,
  // An archive of every picture is sent as it is made; every picture of an import is drawn anew.
  exportSite: 600_000,
  importArticles: 180_000,
  // A slow local model loads for a while before its first word.
  testConnection: 150_000,
  testAnswerEngine: 90_000,
  listOfferedModels: 30_000,
  listAnswerModels: 30_000,
  // Several pages of the company's site are read.
  suggestCompanyProfile: 120_000,
}

const bySlowId: Readonly<Record<string, number | undefined>> = slowMs

/** How long to wait for the answer of an operation, in milliseconds. */
export function timeoutMs({ id, charges }: OperationShape): number {
  return bySlowId[id] ?? (charges ? chargingMs : usualMs)
}
