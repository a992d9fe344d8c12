import type { Sent } from '#contract/always-sent.ts'
import type { ReadinessArea, StatusAction } from '#contract/health.ts'
import type { AgentContext } from '../core/context.ts'

/** A module's part of the status: whether it is set up, and what in it needs a person. */
export type StatusPart = (ctx: AgentContext) => Promise<{
  /** `step` is its place among the steps of setting up a workspace, from 1. */
  area?: Pick<Sent<typeof ReadinessArea>, 'id' | 'title' | 'ready' | 'detail' | 'path'> & { step: number }
  /** False if no action is needed now. */
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
