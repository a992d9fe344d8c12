'use server'
import { revalidatePath } from 'next/cache'
import {
  type AnswerEngine,
  connectAnswerEngine,
  deleteAnswerEngine,
  listAnswerModels,
  saveAnswerEngine,
  testAnswerEngine,
} from '#contract/answer-engines.ts'
import type { OfferedModelList } from '#contract/models.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function connectAnswerEngineAction(input: unknown): Promise<ActionResult<AnswerEngine>> {
  return shownAnew(await runOperation(connectAnswerEngine, { body: input }))
}

export async function saveAnswerEngineAction(
  id: string,
  input: unknown,
): Promise<ActionResult<AnswerEngine>> {
  return shownAnew(await runOperation(saveAnswerEngine, { params: { id }, body: input }))
}

export async function testAnswerEngineAction(id: string): Promise<ActionResult<AnswerEngine>> {
  return shownAnew(await runOperation(testAnswerEngine, { params: { id } }))
}

export async function deleteAnswerEngineAction(id: string): Promise<ActionResult> {
  return shownAnew(await runOperation(deleteAnswerEngine, { params: { id } }))
}

export async function listAnswerModelsAction(input: unknown): Promise<ActionResult<OfferedModelList>> {
  return runOperation(listAnswerModels, { body: input })
}

function shownAnew<T>(result: ActionResult<T>): ActionResult<T> {
  if (result.ok) revalidatePath('/settings/answer-engines')
  return result
}
