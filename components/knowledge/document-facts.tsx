import { CopyButton } from '#components/ui/copy-button.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { KnowledgeDocumentDetail } from '#contract/knowledge.ts'
import { lengthInWords, searchableShare } from './document-size.ts'
import { sourceLabel } from './source-label.ts'

/** Where a document comes from and what it amounts to. */
export function DocumentFacts({ document }: { document: KnowledgeDocumentDetail }) {
  const { source_type, source_name, source_url, language } = document
  const share = searchableShare(document)
  return (
    <KeyValueList
      items={[
        { label: 'Source', value: sourceLabel(source_type) },
        { label: 'URL', value: source_url && <SourceAddress address={source_url} /> },
        { label: 'File', value: source_name },
        { label: 'Language', value: language && languageName(language) },
        { label: 'Length', value: lengthInWords(document) },
        {
          label: 'Searchable',
          value: share?.isAll === false ? <span className="text-warn">{share.words}</span> : undefined,
        },
        { label: 'Added', value: <RelativeTime at={document.created_at} /> },
      ]}
    />
  )
}

/** Untrusted: only http and https addresses become a link. */
function SourceAddress({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <span className="break-all">{address}</span>
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="min-w-0 truncate text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
      >
        {address.replace(/^https?:\/\//i, '')}
      </a>
      <CopyButton value={address} what="source URL" />
    </span>
  )
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
