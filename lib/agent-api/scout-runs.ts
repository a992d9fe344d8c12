import 'server-only'
import * as scoutRuns from '#contract/scout-runs.ts'
import { type Caller, callOperation } from './client.ts'

/**
 * Starts a scout run (Scouting).
 * @param options.idempotencyKey the same key never charges twice within 24 h.
 */
export async function createScoutRun(
  { key }: Caller,
  body: scoutRuns.CreateScoutRunInput,
  options: { idempotencyKey: string },
): Promise<scoutRuns.ScoutRun> {
  return (await callOperation(scoutRuns.createScoutRun, { body }, { key, ...options })).body
}

/** One scout run; its results once it is completed. */
export async function getScoutRun({ key }: Caller, runId: string): Promise<scoutRuns.ScoutRun> {
  return (await callOperation(scoutRuns.getScoutRun, { params: { runId } }, { key })).body
}

/** One page of scout runs without their results, newest first. */
export async function listScoutRuns(
  { key }: Caller,
  query: Partial<scoutRuns.ListScoutRunsQuery>,
): Promise<scoutRuns.ScoutRunList> {
  return (await callOperation(scoutRuns.listScoutRuns, { query }, { key })).body
}
