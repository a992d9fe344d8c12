import { z } from 'zod'
import { operation } from './operation.ts'
import {
  BoundedWebAddress,
  DateTime,
  Deleted,
  IdParams,
  openEnum,
  PageQuery,
  pageMembers,
  text,
  Uuid,
} from './primitives.ts'

export const KnowledgeSourceType = z
  .enum(['upload', 'url', 'manual'])
  .meta({ id: 'KnowledgeSourceType', description: 'A file, a page that the service fetches, or typed text.' })
export type KnowledgeSourceType = z.infer<typeof KnowledgeSourceType>

export const DocumentRole = z.enum(['facts', 'voice', 'internal']).meta({
  id: 'DocumentRole',
  description:
    '`facts` may be stated and cited. `voice` shows how the company sounds and is no evidence. `internal` may be used by a language model, is never listed publicly under its title, and stays out of evidence digests, which quote word for word.',
})
export type DocumentRole = z.infer<typeof DocumentRole>

const sourceMembers = {
  role: DocumentRole.optional().meta({
    description: 'What writers may do with it; facts when left out. Ours.',
  }),
  source_name: text({ max: 300 }).optional().meta({ description: 'For example the name of the file.' }),
  language: text({ min: 2, max: 35 })
    .optional()
    .meta({ description: 'BCP 47 tag; found from the text when left out. Ours.' }),
}

/** The document leaves open what is required; a text needs itself and a title, a page only its address. */
export const UploadDocumentInput = z
  .discriminatedUnion(
    'source_type',
    [
      z.object({
        source_type: z
          .enum(['upload', 'manual'])
          .default('upload')
          .meta({ description: 'A text that you give.' }),
        title: text({ min: 1, max: 300 }).meta({
          description: 'Title of the text.',
        }),
        content: text({ min: 1, max: 500_000 }).meta({ description: 'The text; not of a page.' }),
        source_url: text({ max: 2000 }).optional().meta({ description: 'Where the text comes from.' }),
        ...sourceMembers,
      }),
      z.object({
        source_type: z.literal('url').meta({ description: '`url`: the page at `source_url` is fetched.' }),
        source_url: BoundedWebAddress.meta({ description: 'The page that is fetched.' }),
        title: text({ min: 1, max: 300 }).optional().meta({ description: "Left out: the page's own title." }),
        ...sourceMembers,
      }),
    ],
    {
      error: (issue) => (issue.code === 'invalid_union' ? 'Must be upload, url or manual.' : undefined),
    },
  )
  .meta({ id: 'UploadDocumentInput', description: 'A text with its title, or the address of a page.' })
export type UploadDocumentInput = z.infer<typeof UploadDocumentInput>

export const UploadedDocument = z
  .looseObject({
    id: Uuid,
    title: z.string(),
    source_type: z.string(),
    chunks_count: z.int(),
    chunks_failed: z.int(),
    partial: z.boolean().meta({ description: 'True if some chunks failed.' }),
    token_count: z.int().meta({ description: 'An estimate.' }),
    source_name: z.string().optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    source_url: z.string().optional(),
    language: z.string().optional(),
    role: openEnum('facts', 'voice', 'internal').optional(),
    created_at: DateTime.optional(),
  })
  .meta({ id: 'UploadedDocument', description: 'A document that writers can now draw on.' })
export type UploadedDocument = z.infer<typeof UploadedDocument>

export const KnowledgeDocument = UploadedDocument.extend({
  created_at: DateTime,
  updated_at: DateTime.optional(),
}).meta({ id: 'KnowledgeDocument', description: 'A document of the knowledge base.' })
export type KnowledgeDocument = z.infer<typeof KnowledgeDocument>

export const ListDocumentsQuery = PageQuery.extend({
  q: text({ max: 200 }).optional().meta({ description: 'Part of the title or source name.' }),
  source_type: KnowledgeSourceType.optional().meta({ description: 'Only documents of this kind.' }),
})
export type ListDocumentsQuery = z.infer<typeof ListDocumentsQuery>

export const ChangeDocumentInput = z
  .object({
    title: text({ min: 1, max: 300 }).optional().meta({ description: 'Its new title.' }),
    role: DocumentRole.optional().meta({ description: 'What writers may do with it.' }),
  })
  .meta({ id: 'ChangeDocumentInput', description: 'What changes; what is left out stays.' })
export type ChangeDocumentInput = z.infer<typeof ChangeDocumentInput>

export const KnowledgeDocumentList = z
  .looseObject({ documents: z.array(KnowledgeDocument), ...pageMembers })
  .meta({ id: 'KnowledgeDocumentList', description: 'Documents, newest first.' })
export type KnowledgeDocumentList = z.infer<typeof KnowledgeDocumentList>

export const KnowledgeChunk = z
  .looseObject({
    id: Uuid,
    position: z.int().meta({ description: 'From 0.' }),
    heading_path: z.array(z.string()).meta({ description: 'The headings above it, outermost first.' }),
    text: z.string(),
    token_count: z.int().meta({ description: 'An estimate.' }),
    error: z.string().optional().meta({ description: 'Why it could not be indexed.' }),
  })
  .meta({ id: 'KnowledgeChunk', description: 'One passage of a document.' })
export type KnowledgeChunk = z.infer<typeof KnowledgeChunk>

export const UsedInArticle = z
  .looseObject({ article_id: Uuid, title: z.string(), status: z.string(), created_at: DateTime.optional() })
  .meta({ id: 'UsedInArticle', description: 'An article that cites the document.' })
export type UsedInArticle = z.infer<typeof UsedInArticle>

export const KnowledgeDocumentDetail = KnowledgeDocument.extend({
  chunks: z.array(KnowledgeChunk),
  used_in: z.array(UsedInArticle),
}).meta({ id: 'KnowledgeDocumentDetail', description: 'A document with its chunks and who cites it.' })
export type KnowledgeDocumentDetail = z.infer<typeof KnowledgeDocumentDetail>

export const SearchKnowledgeInput = z
  .object({
    query: text({ min: 1, max: 500 }).meta({ description: 'Words or a question.' }),
    limit: z.int().min(1).max(50).default(10).meta({ description: 'At most this many passages.' }),
  })
  .meta({ id: 'SearchKnowledgeInput', description: 'What a writer would look for.' })
export type SearchKnowledgeInput = z.infer<typeof SearchKnowledgeInput>

export const KnowledgePassage = z
  .looseObject({
    document_id: Uuid,
    title: z.string(),
    chunk_id: Uuid,
    heading: z.string().meta({ description: 'The nearest heading; empty when there is none.' }),
    text: z.string().meta({ description: 'Plain text.' }),
    highlights: z.array(z.tuple([z.int(), z.int()])).meta({
      description: 'Half-open ranges of UTF-16 code units in `text` that matched, in order, not overlapping.',
    }),
    score: z.number().meta({ description: 'Higher is better; comparable within one answer only.' }),
    strength: openEnum('strong', 'some', 'weak')
      .optional()
      .meta({ description: '`strong`, `some` or `weak`: only a strong one has all that was asked for.' }),
  })
  .meta({ id: 'KnowledgePassage', description: 'A passage that matches.' })
export type KnowledgePassage = z.infer<typeof KnowledgePassage>

export const KnowledgeSearchResult = z
  .looseObject({ passages: z.array(KnowledgePassage) })
  .meta({ id: 'KnowledgeSearchResult', description: 'Passages, best first.' })
export type KnowledgeSearchResult = z.infer<typeof KnowledgeSearchResult>

export const uploadDocument = operation({
  id: 'uploadDocument',
  method: 'POST',
  path: '/api/agent/products',
  auth: 'agent',
  origin: 'published',
  noun: 'knowledge',
  summary: 'Add a document to the knowledge base',
  charges: { label: 'Document' },
  whenCallerLeaves: 'stops',
  body: UploadDocumentInput,
  sample: {
    title: 'How we choose our grinders',
    content: 'We buy grinders with conical burrs of 58 millimetres and brush them every evening.',
  },
  responses: { 200: UploadedDocument },
  essential: ['id'],
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const deleteDocument = operation({
  id: 'deleteDocument',
  method: 'DELETE',
  path: '/api/agent/products/{id}',
  auth: 'agent',
  origin: 'published',
  noun: 'knowledge',
  summary: 'Delete a document of the knowledge base',
  params: IdParams,
  responses: { 200: Deleted },
  essential: [],
  errors: [400, 401, 404, 429, 500],
})

export const changeDocument = operation({
  id: 'changeDocument',
  method: 'PATCH',
  path: '/api/agent/products/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'Change the title or the role of a document of the knowledge base',
  params: IdParams,
  body: ChangeDocumentInput,
  responses: { 200: KnowledgeDocument },
  errors: [400, 401, 404, 413, 415, 429, 500],
})

export const listDocuments = operation({
  id: 'listDocuments',
  method: 'GET',
  path: '/api/agent/products',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'List the documents of the knowledge base',
  query: ListDocumentsQuery,
  sample: { limit: 10 },
  responses: { 200: KnowledgeDocumentList },
  errors: [400, 401, 429, 500],
})

export const getDocument = operation({
  id: 'getDocument',
  method: 'GET',
  path: '/api/agent/products/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'Read a document with its chunks and the articles that cite it',
  params: IdParams,
  responses: { 200: KnowledgeDocumentDetail },
  errors: [400, 401, 404, 429, 500],
})

export const searchKnowledge = operation({
  id: 'searchKnowledge',
  method: 'POST',
  path: '/api/agent/products/search',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'Find the passages that a writer would get',
  body: SearchKnowledgeInput,
  sample: { query: 'conical burrs', limit: 5 },
  responses: { 200: KnowledgeSearchResult },
  errors: [400, 401, 413, 415, 429, 500],
})
