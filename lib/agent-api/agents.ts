import 'server-only'
import { cache } from 'react'
import * as agents from '#contract/agents.ts'
import { type Caller, callOperation } from './client.ts'

// The layout and its page both ask; within one request the answer is shared.
const readMe = cache(async (key: string) => (await callOperation(agents.getMe, {}, { key })).body)

/** Who asks, for whom, with which credits, prices and engines. */
export function getMe({ key }: Caller): Promise<agents.Me> {
  return readMe(key)
}
