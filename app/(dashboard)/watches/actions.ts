'use server'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import {
  changeWatch,
  createWatch,
  deleteWatch,
  runWatch,
  type Watch,
  type WatchStatus,
} from '#contract/watches.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'
import { changeEach } from '../change-each.ts'

export async function createWatchAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<Pick<Watch, 'id'>>> {
  return runOperation(createWatch, { body: input }, { idempotencyKey })
}

export async function changeWatchAction(id: string, input: unknown): Promise<ActionResult> {
  return runOperation(changeWatch, { params: { id }, body: input })
}

export async function changeWatchesAction(
  ids: readonly string[],
  status: WatchStatus,
): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, (id) => changeWatchAction(id, { status }))
}

export async function runWatchAction(id: string, idempotencyKey: string): Promise<ActionResult> {
  return runOperation(runWatch, { params: { id } }, { idempotencyKey })
}

export async function deleteWatchAction(id: string): Promise<ActionResult> {
  return runOperation(deleteWatch, { params: { id } })
}
