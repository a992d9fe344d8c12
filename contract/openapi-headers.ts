const text = { type: 'string' }
const seconds = { type: 'integer', minimum: 0 }

/** Response headers by their name among the components of the document. */
export const headerComponents = {
  RequestId: {
    description:
      'Id of the request, which errors and logs repeat. Send one of 8 to 128 characters to choose it.',
    schema: text,
    example: '5b0c7e0e-6a51-4f1f-9c43-2d8e0f6a7b10',
  },
  RateLimit: {
    description:
      'What is left of the strictest limit that the request counted against: `r` requests for the next `t` seconds. In every answer to a request that was counted; one that is refused before that has none: without a valid key (401, 403), at no operation (404, 405), with a body that cannot be read (`malformed_json`, 413, 415).',
    schema: text,
    example: '"default";r=59;t=60',
  },
  RateLimitPolicy: {
    description: 'That limit: `q` requests in a window of `w` seconds. Sent with `RateLimit`.',
    schema: text,
    example: '"default";q=60;w=60',
  },
  RetryAfter: { description: 'Seconds to wait before the next request.', schema: seconds, example: 12 },
  RepeatAfter: {
    description: 'With `idempotency_key_in_use`: seconds to wait before the request is sent again.',
    schema: seconds,
    example: 2,
  },
  PollAfter: { description: 'Seconds to wait before the first poll.', schema: seconds, example: 2 },
  Location: {
    description: 'Where to poll the record that was accepted.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/agent/articles/7d1f0c3a-0000-4000-8000-000000000001',
  },
  CancelLink: {
    description:
      'Where the job is ended with a POST, which returns what it reserves: the link with the relation `cancel` (RFC 8288).',
    schema: text,
    example: '</api/agent/articles/7d1f0c3a-0000-4000-8000-000000000001/cancel>; rel="cancel"',
  },
  CreditsHeld: {
    description: 'Credits that the job reserves until it ends.',
    schema: { type: 'number', minimum: 0 },
    example: 20,
  },
  Created: {
    description: 'Where the record is that was created.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/agent/webhooks/7d1f0c3a-0000-4000-8000-000000000001',
  },
  IdempotentReplayed: {
    description:
      '`true` when this is the stored answer of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  PageLinks: {
    description: 'First, previous, next and last page of the list (RFC 8288); absent when there is one page.',
    schema: text,
    example: '</api/agent/articles?limit=20&offset=20>; rel="next"',
  },
  EntityTag: {
    description: 'Version of the document; send it as `If-None-Match` to get 304 while nothing changed.',
    schema: text,
    example: '"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
  Challenge: {
    description:
      'Where to learn how to get a key, and the `scope` to sign in for by OAuth (RFC 6750, RFC 9728).',
    schema: text,
    example:
      'Bearer realm="masthead", resource_metadata="https://desk.example/.well-known/oauth-protected-resource", scope="agent"',
  },
  MissingScope: {
    description:
      'To an access token of OAuth that may do less than this: `error="insufficient_scope"`, and in `scope` the one to sign in again for (RFC 6750, section 3.1). Absent where no scope would do, since the operation takes an API key alone.',
    schema: text,
    example:
      'Bearer realm="masthead", resource_metadata="https://desk.example/.well-known/oauth-protected-resource", error="insufficient_scope", scope="agent"',
  },
} as const

const header = (component: keyof typeof headerComponents) => ({ $ref: `#/components/headers/${component}` })

/** Headers of every response, whatever its status. */
export const everyResponse = { 'Request-Id': header('RequestId') }

/** Headers of every response to a request that counts against a limit. */
export const limited = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') }

/** Of 202: the work goes on, and this is where. */
export const accepted = { Location: header('Location'), 'Retry-After': header('PollAfter') }

/** Of 202 for a job that charges and can be cancelled. */
export const cancellable = { Link: header('CancelLink'), 'Credits-Held': header('CreditsHeld') }

/** Of 201. */
export const created = { Location: header('Created') }

export const replayed = { 'Idempotent-Replayed': header('IdempotentReplayed') }
export const paged = { Link: header('PageLinks') }
export const tagged = { ETag: header('EntityTag') }

/** Headers that an error of this status has besides those of every response. */
export const errorHeaders: Readonly<Record<number, Record<string, unknown>>> = {
  401: { 'WWW-Authenticate': header('Challenge') },
  403: { 'WWW-Authenticate': header('MissingScope') },
  409: { 'Retry-After': header('RepeatAfter') },
  429: { 'Retry-After': header('RetryAfter') },
  503: { 'Retry-After': header('RetryAfter') },
}
