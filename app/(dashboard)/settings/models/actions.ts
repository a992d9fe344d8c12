'use server'
import { revalidatePath } from 'next/cache'
import {
  type Connection,
  deleteConnection,
  listOfferedModels,
  type ModelPull,
  type OfferedModelList,
  pullModel,
  saveConnection,
  testConnection,
} from '#contract/models.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function saveConnectionAction(
  purpose: string,
  input: unknown,
): Promise<ActionResult<Connection>> {
  return shownAnew(await runOperation(saveConnection, { params: { purpose }, body: input }))
}

export async function testConnectionAction(purpose: string): Promise<ActionResult<Connection>> {
  return shownAnew(await runOperation(testConnection, { params: { purpose } }))
}

export async function deleteConnectionAction(purpose: string): Promise<ActionResult> {
  return shownAnew(await runOperation(deleteConnection, { params: { purpose } }))
}

export async function listOfferedModelsAction(
  purpose: string,
  input: unknown,
): Promise<ActionResult<OfferedModelList>> {
  return runOperation(listOfferedModels, { params: { purpose }, body: input })
}

export async function pullModelAction(input: unknown): Promise<ActionResult<ModelPull>> {
  return runOperation(pullModel, { body: input })
}

function shownAnew<T>(result: ActionResult<T>): ActionResult<T> {
  if (result.ok) revalidatePath('/settings/models')
  return result
}
