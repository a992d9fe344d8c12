'use server'
import { revalidatePath } from 'next/cache'
import {
  type Connection,
  ListOfferedModelsInput,
  type ModelPull,
  ModelPurpose,
  type OfferedModelList,
  PullModelInput,
  SaveConnectionInput,
} from '#contract/models.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import {
  deleteConnection,
  listOfferedModels,
  pullModel,
  saveConnection,
  testConnection,
} from '#lib/agent-api/models.ts'
import { runAction, runActionWith } from '#lib/session-action.ts'

const unknownPurpose = failed({ kind: 'not_found', message: 'There is no such connection.' })

export async function saveConnectionAction(
  purpose: string,
  input: unknown,
): Promise<ActionResult<Connection>> {
  const known = ModelPurpose.safeParse(purpose)
  if (!known.success) return unknownPurpose
  return runActionWith(SaveConnectionInput, input, async (session, body) => {
    const connection = await saveConnection(session, known.data, body)
    revalidatePath('/settings/models')
    return connection
  })
}

export async function testConnectionAction(purpose: string): Promise<ActionResult<Connection>> {
  const known = ModelPurpose.safeParse(purpose)
  if (!known.success) return unknownPurpose
  return runAction(async (session) => {
    const connection = await testConnection(session, known.data)
    revalidatePath('/settings/models')
    return connection
  })
}

export async function deleteConnectionAction(purpose: string): Promise<ActionResult> {
  const known = ModelPurpose.safeParse(purpose)
  if (!known.success) return unknownPurpose
  return runAction(async (session) => {
    await deleteConnection(session, known.data)
    revalidatePath('/settings/models')
    return undefined
  })
}

export async function listOfferedModelsAction(
  purpose: string,
  input: unknown,
): Promise<ActionResult<OfferedModelList>> {
  const known = ModelPurpose.safeParse(purpose)
  if (!known.success) return unknownPurpose
  return runActionWith(ListOfferedModelsInput, input, (session, body) =>
    listOfferedModels(session, known.data, body),
  )
}

export async function pullModelAction(input: unknown): Promise<ActionResult<ModelPull>> {
  return runActionWith(PullModelInput, input, (session, body) => pullModel(session, body))
}
