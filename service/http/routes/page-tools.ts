import {
  listTools as listToolsOperation,
  previewSocial as previewSocialOperation,
  validateSchema as validateSchemaOperation,
} from '#contract/page-tools.ts'
import { listTools } from '../../page-tools/list-tools.ts'
import { previewSocial } from '../../page-tools/preview-social.ts'
import { validateSchema } from '../../page-tools/validate-schema.ts'
import { type Route, route } from '../route.ts'

/** `operations` are those that this service answers: only they are tools. */
export function pageToolRoutes(operations: () => readonly Route['operation'][]): Route[] {
  return [
    route(listToolsOperation, async () => ({ status: 200, body: listTools(operations()) })),
    route(validateSchemaOperation, async (ctx, { body }, facts) => ({
      status: 200,
      body: await validateSchema(ctx, body, facts.signal),
    })),
    route(previewSocialOperation, async (ctx, { body }, facts) => ({
      status: 200,
      body: await previewSocial(ctx, body, facts.signal),
    })),
  ]
}
