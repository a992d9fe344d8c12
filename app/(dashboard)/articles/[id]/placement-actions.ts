'use server'
import {
  choosePlacements,
  type Placement,
  type PlacementList,
  retryPlacement,
} from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function choosePlacementsAction(
  articleId: string,
  input: unknown,
): Promise<ActionResult<PlacementList>> {
  return runOperation(choosePlacements, { params: { id: articleId }, body: input })
}

export async function retryPlacementAction(
  placementId: string,
  input: unknown,
): Promise<ActionResult<Placement>> {
  return runOperation(retryPlacement, { params: { id: placementId }, body: input })
}
