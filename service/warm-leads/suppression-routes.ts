import {
  addSuppression as addSuppressionOperation,
  deleteSuppression as deleteSuppressionOperation,
  listSuppressions as listSuppressionsOperation,
} from '#contract/suppressions.ts'
import { type Route, route } from '../core/route.ts'
import { deleteSuppression } from '../suppressions/delete-suppression.ts'
import { listSuppressions } from '../suppressions/list-suppressions.ts'
import { suppressContacts } from './suppress-contacts.ts'

/** Whom no warm-lead run may touch. */
export const suppressionRoutes: readonly Route[] = [
  route(listSuppressionsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listSuppressions(ctx, query),
  })),
  route(addSuppressionOperation, async (ctx, { body }) => {
    const { suppression, isNew } = await suppressContacts(ctx, body)
    if (!isNew) return { status: 200, body: suppression }
    return {
      status: 201,
      body: suppression,
      headers: { Location: `/api/agent/suppressions/${suppression.id}` },
    }
  }),
  route(deleteSuppressionOperation, async (ctx, { params }) => {
    await deleteSuppression(ctx, params.id)
    return { status: 200, body: { success: true } }
  }),
]
