import { type OpenApiDocument, openApiDocument } from '#contract/openapi.ts'
import type { OperationShape } from '#contract/operation.ts'
import { version } from '../../config/version.ts'
import type { Context } from '../../core/context.ts'
import { listFormulas } from '../../credits/list-prices.ts'
import { charges } from '../../registry/registry.ts'
import { isReading, notTools } from '../mcp/tool-effects.ts'

/** The OpenAPI document of this service, with its address and its prices. Takes a good part of a second. */
export function describeApi(
  ctx: Pick<Context, 'config' | 'prices'>,
  operations: readonly OperationShape[],
): OpenApiDocument {
  return openApiDocument({
    operations,
    baseUrl: ctx.config.serviceUrl,
    version,
    prices: listFormulas(ctx.prices, charges),
    scopeOf: (shape) => (shape.id in notTools ? undefined : isReading(shape) ? 'agent:read' : 'agent'),
  })
}
