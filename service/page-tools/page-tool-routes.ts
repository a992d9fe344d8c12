import {
  getPageCheck as getPageCheckOperation,
  listPageChecks as listPageChecksOperation,
} from '#contract/page-checks.ts'
import {
  previewSocial as previewSocialOperation,
  validateSchema as validateSchemaOperation,
} from '#contract/page-tools.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { getPageCheck } from './get-page-check.ts'
import { listPageChecks } from './list-page-checks.ts'
import { previewSocial } from './preview-social.ts'
import { validateSchema } from './validate-schema.ts'

export const pageToolRoutes: readonly Route[] = [
  acceptingRoute(validateSchemaOperation, {
    accept: (ctx, { body }, facts) => validateSchema(ctx, body, facts.signal),
    answer: (body) => ({ status: 200, body }),
  }),
  acceptingRoute(previewSocialOperation, {
    accept: (ctx, { body }, facts) => previewSocial(ctx, body, facts.signal),
    answer: (body) => ({ status: 200, body }),
  }),
  route(listPageChecksOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listPageChecks(ctx, query),
  })),
  route(getPageCheckOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getPageCheck(ctx, params.id),
  })),
]
