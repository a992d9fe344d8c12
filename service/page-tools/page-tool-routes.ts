import {
  previewSocial as previewSocialOperation,
  validateSchema as validateSchemaOperation,
} from '#contract/page-tools.ts'
import { acceptingRoute, type Route } from '../core/route.ts'
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
]
