'use server'
import { revalidatePath } from 'next/cache'
import {
  changeDestination,
  connectDestination,
  type Destination,
  disconnectDestination,
  testDestination,
} from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

const page = '/settings/destinations'

export async function connectDestinationAction(input: unknown): Promise<ActionResult<Destination>> {
  return shown(await runOperation(connectDestination, { body: input }))
}

export async function changeDestinationAction(
  id: string,
  input: unknown,
): Promise<ActionResult<Destination>> {
  return shown(await runOperation(changeDestination, { params: { id }, body: input }))
}

export async function testDestinationAction(id: string): Promise<ActionResult<Destination>> {
  return shown(await runOperation(testDestination, { params: { id } }))
}

export async function disconnectDestinationAction(id: string): Promise<ActionResult> {
  return shown(await runOperation(disconnectDestination, { params: { id } }))
}

function shown<T extends ActionResult>(result: T): T {
  if (result.ok) revalidatePath(page)
  return result
}
