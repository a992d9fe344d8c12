import { z } from 'zod'
import { operation } from './operation.ts'
import { FindingCounts, PageFinding, SocialPreviewReport, StructuredDataReport } from './page-reports.ts'
import {
  BoundedWebAddress,
  DateTime,
  IdParams,
  openEnum,
  PageQuery,
  pageMembers,
  Uuid,
} from './primitives.ts'

export const PageCheckRecord = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the check; its charge in the ledger has the same as `run_id`.' }),
    kind: openEnum('schema_check', 'preview_check').meta({
      description: '`schema_check`: structured data; `preview_check`: the social preview.',
    }),
    url: z.string().meta({ description: 'Address of the page as it was asked for.' }),
    counts: FindingCounts,
    checked_at: DateTime.meta({ description: 'When the check ended.' }),
  })
  .meta({ id: 'PageCheckRecord', description: 'A check of a page that was made before, in short.' })
export type PageCheckRecord = z.infer<typeof PageCheckRecord>

export const PageCheckDetail = PageCheckRecord.extend({
  data: z.union([StructuredDataReport, SocialPreviewReport]).meta({
    description:
      'The report as it was answered: `StructuredDataReport` or `SocialPreviewReport`. Large images are left out.',
  }),
  before: z
    .looseObject({
      id: Uuid.meta({ description: 'Id of the check before it.' }),
      checked_at: DateTime.meta({ description: 'When that check ended.' }),
      findings: z.array(PageFinding).meta({ description: 'What it found, to see what was fixed since.' }),
    })
    .optional()
    .meta({ description: 'The check of the same kind and page before this one; absent for the first.' }),
}).meta({ id: 'PageCheckDetail', description: 'A check of a page with its report, and the one before it.' })
export type PageCheckDetail = z.infer<typeof PageCheckDetail>

export const ListPageChecksQuery = PageQuery.extend({
  url: BoundedWebAddress.optional().meta({ description: 'Only checks of this page, as it was asked for.' }),
})
export type ListPageChecksQuery = z.infer<typeof ListPageChecksQuery>

export const PageCheckList = z
  .looseObject({
    checks: z.array(PageCheckRecord).meta({ description: 'The checks that match, newest first.' }),
    ...pageMembers,
  })
  .meta({ id: 'PageCheckList', description: 'Checks of pages, newest first.' })
export type PageCheckList = z.infer<typeof PageCheckList>

export const listPageChecks = operation({
  id: 'listPageChecks',
  method: 'GET',
  path: '/api/agent/page-checks',
  auth: 'agent',
  origin: 'ours',
  noun: 'page-tools',
  summary: 'List page checks',
  description: 'Newest first, those that a watch made included, each with the number of its findings.',
  query: ListPageChecksQuery,
  responses: { 200: PageCheckList },
  errors: [400, 401, 429, 500],
})

export const getPageCheck = operation({
  id: 'getPageCheck',
  method: 'GET',
  path: '/api/agent/page-checks/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'page-tools',
  summary: 'Get a page check with its report',
  description: 'The report as it was answered, with the findings of the check before it. Free.',
  params: IdParams,
  responses: { 200: PageCheckDetail },
  errors: [400, 401, 404, 429, 500],
})
