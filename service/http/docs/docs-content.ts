import type { OpenApiDocument } from '#contract/openapi.ts'
import type { DocsNavigation } from './docs-layout.ts'
import type { Guide } from './guides.ts'
import type { Reference, ShownOperation } from './reference.ts'

/** What the pages are made from; made once. */
export type Docs = {
  document: OpenApiDocument
  reference: Reference
  groups: readonly Group[]
  guides: readonly Guide[]
  navigation: DocsNavigation
}
type Group = { noun: string; title: string; description: string; operations: readonly ShownOperation[] }
