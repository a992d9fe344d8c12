import type { Context as Request } from 'hono'
import { corsHeaders } from './cors.ts'
import type { HttpVariables } from './http-variables.ts'

/** What stands in the header of every answer, whatever it is: who asked, where the caller stands, who may read it. */
export function commonHeaders(request: Request<{ Variables: HttpVariables }>): Record<string, string> {
  return {
    'Request-Id': request.get('requestId'),
    ...corsHeaders(request.req.path),
    ...request.get('limits'),
  }
}
