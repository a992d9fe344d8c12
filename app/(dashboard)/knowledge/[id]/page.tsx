import type { Metadata } from 'next'
import { ChunkList } from '#components/knowledge/chunk-list.tsx'
import { DocumentFacts } from '#components/knowledge/document-facts.tsx'
import { DocumentMenu } from '#components/knowledge/document-menu.tsx'
import { lengthInWords } from '#components/knowledge/document-size.ts'
import { RenameDocument } from '#components/knowledge/rename-document.tsx'
import { RolePanel } from '#components/knowledge/role-panel.tsx'
import { sourceLabel } from '#components/knowledge/source-label.ts'
import { citingTitles, UsedIn } from '#components/knowledge/used-in.tsx'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { getDocument } from '#contract/knowledge.ts'
import { formatCount } from '#lib/format-number.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordProblem } from '../../record-problem.tsx'
import { changeDocumentAction } from '../actions.ts'
import { DocumentSkeleton } from './document-skeleton.tsx'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const chunksPerPage = 50

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reading = readForPanel(getDocument, { params: { id: (await params).id } })
  return titleSoon(reading, (document) => document.title, 'Document')
}

export default function DocumentPage(props: Props) {
  return drawSoon(drawDocument(props), <DocumentSkeleton />, recordMs)
}

async function drawDocument({ params, searchParams }: Props) {
  const { id } = await params
  const found = await readForPanel(getDocument, { params: { id } })
  if (!found.ok) return <RecordProblem problem={found.problem} />
  const document = found.data
  const { chunks } = document
  const search = await searchParams
  const passageId = typeof search.passage === 'string' ? search.passage : undefined
  const asked = Number(search.offset ?? chunks.findIndex((chunk) => chunk.id === passageId))
  const offset =
    Math.floor(Math.max(0, Math.min(asked || 0, chunks.length - 1)) / chunksPerPage) * chunksPerPage
  return (
    <>
      <PageHeader
        title={document.title}
        parent={{ label: 'Knowledge', href: '/knowledge' }}
        lead={
          // Where it has no room beside the text, what is known of the document is below it.
          <span className="xl:hidden">
            {sourceLabel(document.source_type)} · {lengthInWords(document)} ·{' '}
            <TextLink href="#about">Details</TextLink>
          </span>
        }
        actions={
          <>
            <RenameDocument id={id} title={document.title} change={changeDocumentAction} />
            {(document.role ?? 'facts') === 'facts' && (
              <LinkButton
                variant="primary"
                href={`/articles/new?${new URLSearchParams({ topic: document.title })}`}
              >
                Write about this
              </LinkButton>
            )}
            <DocumentMenu id={id} title={document.title} citedIn={citingTitles(document)} />
          </>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)]">
        <div className="min-w-0">
          <Panel flush title="Text" aside={formatCount(chunks.length, 'passage')}>
            <ChunkList chunks={chunks.slice(offset, offset + chunksPerPage)} passageId={passageId} />
          </Panel>
          <Pagination
            total={chunks.length}
            limit={chunksPerPage}
            offset={offset}
            hrefAt={(at) => `/knowledge/${id}?offset=${at}`}
            words={{ back: 'Back', on: 'On' }}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-1">
          <Panel title="About" id="about" className="scroll-mt-16">
            <DocumentFacts document={document} />
          </Panel>
          <Panel title="Role">
            <RolePanel documentId={id} role={document.role} change={changeDocumentAction} />
          </Panel>
          <Panel title="Used in">
            <UsedIn document={document} />
          </Panel>
        </div>
      </div>
    </>
  )
}
