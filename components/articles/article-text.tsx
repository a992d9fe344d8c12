'use client'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { createElement, type ReactNode, useEffect, useRef } from 'react'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { ArticlePicture, pictureOf } from './article-picture.tsx'
import type { ShownPicture } from './article-pictures.ts'
import { type ArticleNode, articleTree } from './article-tree.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { claimVerdict, isInBody } from './claim-verdict.ts'

export type ArticleTextProps = {
  markdown: string
  sources: readonly ArticleSource[]
  claims: readonly ArticleClaim[]
  /** Marks statements that have a source, too; those without one are always marked. */
  markAll: boolean
  /** The article's own pictures by file name. */
  pictures: ReadonlyMap<string, ShownPicture>
}

/** The text as it will be read, each statement linked with the passage it rests on. */
export default function ArticleText({ markdown, sources, claims, markAll, pictures }: ArticleTextProps) {
  const { selection } = useClaimSelection()
  const root = useRef<HTMLDivElement>(null)
  const { nodes } = articleTree(
    markdown,
    new Set(sources.map(({ reference }) => reference)),
    claims.filter((claim) => isInBody(claim) && claimVerdict(claim) !== 'not_needed'),
  )
  const dataOfCharts = new Set(nodes.filter((_, at) => isDataOfChart(nodes, at, pictures)))
  const titles = new Map(sources.map(({ reference, title }) => [reference, title]))

  useEffect(() => {
    if (!selection?.claimId || selection.from === 'text') return
    const mark = root.current?.querySelector(`[data-claims~="${CSS.escape(selection.claimId)}"]`)
    mark?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [selection])

  const draw = (node: ArticleNode, key: number): ReactNode => {
    if (node.kind === 'text') return node.text
    if (node.kind === 'claim') return <ClaimMark key={key} node={node} markAll={markAll} />
    if (node.kind === 'references') return <References key={key} node={node} titles={titles} />
    const { tag, properties } = node
    if (tag === 'img') {
      return <ArticlePicture key={key} src={properties.src} alt={properties.alt} pictures={pictures} />
    }
    if (tag === 'hr' || tag === 'br') return createElement(tag, { key })
    const children = node.children.map(draw)
    if (tag === 'a') {
      return (
        <a key={key} href={properties.href} target="_blank" rel="noreferrer noopener nofollow">
          {children}
        </a>
      )
    }
    const align = properties.align
    const drawn = createElement(
      tag,
      {
        key,
        ...(properties.start && { start: Number(properties.start) }),
        ...(align && { style: { textAlign: align } }),
      },
      children,
    )
    return dataOfCharts.has(node) ? <ChartData key={key}>{drawn}</ChartData> : drawn
  }

  return (
    <div ref={root} className="reading text-ink [&>:first-child]:mt-0">
      {nodes.map(draw)}
    </div>
  )
}

/** The table below a chart says what the chart shows, as on the public page. */
function isDataOfChart(
  nodes: readonly ArticleNode[],
  at: number,
  pictures: ArticleTextProps['pictures'],
): boolean {
  const node = nodes[at]
  if (node?.kind !== 'element' || node.tag !== 'table') return false
  const before = nodes.slice(0, at).findLast((one) => one.kind !== 'text' || one.text.trim() !== '')
  if (before?.kind !== 'element' || before.tag !== 'p') return false
  const [only, ...others] = before.children
  if (only?.kind !== 'element' || only.tag !== 'img' || others.length > 0) return false
  return pictureOf(only.properties.src, pictures)?.vectorUrl !== undefined
}

function ChartData({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { selection } = useClaimSelection()
  const claimId = selection?.from === 'text' ? undefined : selection?.claimId
  // What was picked beside the text is shown, folded or not.
  useEffect(() => {
    const { current } = details
    if (!claimId || !current?.querySelector(`[data-claims~="${CSS.escape(claimId)}"]`)) return
    current.open = true
  }, [claimId])
  return (
    <details ref={details} className="group">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 font-sans text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
        Show data
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

type Part<Kind extends ArticleNode['kind']> = Extract<ArticleNode, { kind: Kind }>

/** The words of a statement. One with a source looks like the text around it until all are to be marked. */
function ClaimMark({ node, markAll }: { node: Part<'claim'>; markAll: boolean }) {
  const { selection, select } = useClaimSelection()
  const { claimId, supported, contradicted, within, last, text } = node
  const chosen = selection?.claimId !== undefined && within.includes(selection.claimId)
  const openLook = contradicted
    ? 'bg-bad-wash underline decoration-2 decoration-bad'
    : 'bg-warn-wash underline decoration-warn decoration-wavy'
  const supportedLook = markAll
    ? 'underline decoration-dotted decoration-rule-strong/50 hover:bg-accent-wash'
    : undefined
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the reference beside it does the same, and the list of sources.
    <mark
      data-claims={within.join(' ')}
      onClick={() => select({ claimId, from: 'text' })}
      className={classNames(
        'cursor-pointer bg-transparent text-inherit decoration-1 underline-offset-4',
        supported ? supportedLook : openLook,
        chosen && 'bg-accent-wash underline decoration-accent decoration-solid',
      )}
    >
      {text}
      {!supported && last && (
        <span
          className={classNames(
            'ml-1 inline-flex items-center gap-0.5 whitespace-nowrap align-baseline font-sans text-2xs not-italic',
            contradicted ? 'font-medium text-bad' : 'text-warn',
          )}
        >
          <TriangleAlert aria-hidden className="size-3" /> {contradicted ? 'contradicted' : 'no source'}
        </span>
      )}
    </mark>
  )
}

type ReferencesProps = { node: Part<'references'>; titles: ReadonlyMap<number, string> }

/** The numbers of sources, joined to the words before and the full stop behind: a number never begins a line. */
function References({ node, titles }: ReferencesProps) {
  const { selection, select } = useClaimSelection()
  return (
    <sup className="whitespace-nowrap font-sans text-2xs before:content-['\2060'] after:content-['\2060']">
      {node.references.map(({ reference, claimId }) => (
        <NativeButton
          key={reference}
          type="button"
          aria-label={`Source ${reference}: ${titles.get(reference) ?? ''}`}
          onClick={() => select({ claimId, reference, from: 'text' })}
          className={classNames(
            'rounded-sm px-px font-medium text-accent hover:bg-accent-wash',
            selection?.reference === reference && selection.claimId === claimId && 'bg-accent-wash',
          )}
        >
          {reference}
        </NativeButton>
      ))}
    </sup>
  )
}
