import 'server-only'
import * as pageTools from '#contract/page-tools.ts'
import { type Caller, callOperation } from './client.ts'

/** Judges the structured data of a page (Page diagnostics tools). Charges one look, once for each idempotency key. */
export async function validateSchema(
  { key }: Caller,
  body: pageTools.CheckPageInput,
  options: { idempotencyKey: string; signal?: AbortSignal },
): Promise<pageTools.StructuredDataResult> {
  return (await callOperation(pageTools.validateSchema, { body }, { key, ...options })).body
}

/** What a page shows where it is shared (Page diagnostics tools). Charges one look, once for each idempotency key. */
export async function previewSocial(
  { key }: Caller,
  body: pageTools.PreviewPageInput,
  options: { idempotencyKey: string; signal?: AbortSignal },
): Promise<pageTools.SocialPreviewResult> {
  return (await callOperation(pageTools.previewSocial, { body }, { key, ...options })).body
}

/** The operations that an agent can use as tools (Page diagnostics tools). */
export async function listTools({ key }: Caller): Promise<pageTools.ToolList> {
  return (await callOperation(pageTools.listTools, {}, { key })).body
}
