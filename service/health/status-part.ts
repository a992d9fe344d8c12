import type { ReadinessArea, StatusAction } from '#contract/health.ts'
import type { AgentContext } from '../core/context.ts'

/** What a noun says of itself in the status: whether it is set up, and what of it needs a person. */
export type StatusPart = (ctx: AgentContext) => Promise<{
  /** `step` is its place among the steps of setting up a desk, from 1. */
  area?: Pick<ReadinessArea, 'id' | 'title' | 'ready' | 'detail' | 'path'> & { step: number }
  /** False for what needs nobody now. */
  actions: (StatusAction | false)[]
}>

const grouped = new Intl.NumberFormat('en')

/** For example `1,204`. */
export function formatCount(count: number): string {
  return grouped.format(count)
}

/** For example `2 gaps`. */
export function countInWords(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
