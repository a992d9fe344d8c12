import {
  previewSocial as previewSocialOperation,
  validateSchema as validateSchemaOperation,
} from '#contract/page-tools.ts'
import { type Route, route } from '../core/route.ts'
import { previewSocial } from './preview-social.ts'
import { validateSchema } from './validate-schema.ts'

export const pageToolRoutes: readonly Route[] = [
  route(validateSchemaOperation, async (ctx, { body }, facts) => ({
    status: 200,
    body: await validateSchema(ctx, body, facts.signal),
  })),
  route(previewSocialOperation, async (ctx, { body }, facts) => ({
    status: 200,
    body: await previewSocial(ctx, body, facts.signal),
  })),
]
