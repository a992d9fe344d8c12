export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts'
export {
  ConnectionError,
  JobFailedError,
  MastheadError,
  WebhookVerificationError,
} from './errors.ts'
export { type FollowQuery, followEvents } from './follow-events.ts'
export type { ErrorCode } from './generated/error-code.ts'
export type * from './generated/named-types.ts'
export * from './generated/operations.ts'
export type { components, operations, paths } from './generated/schema.ts'
export type { EstimateBody, Input, Operation, OperationId, Output } from './operation.ts'
export { eachRow } from './pages.ts'
export { type Ended, type WaitOptions, waitFor } from './wait-for.ts'
export {
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookRequest,
} from './webhooks.ts'
