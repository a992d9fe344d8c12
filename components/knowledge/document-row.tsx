import { Trash2 } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TableCell, TableRow } from '#components/ui/table.tsx'
import type { KnowledgeDocument } from '#contract/knowledge.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { documentRole } from './document-roles.ts'
import { sourceLabel } from './source-label.ts'
import { useDeleteDocument } from './use-delete-document.ts'

export type DocumentRowProps = { document: KnowledgeDocument; active: boolean; opensDetail: boolean }

export function DocumentRow({ document, active, opensDetail }: DocumentRowProps) {
  const { id, title, source_type, source_name, source_url, chunks_count, chunks_failed, token_count } =
    document
  const deleteDocument = useDeleteDocument()
  const origin = source_url ?? source_name
  const role = documentRole(document.role)
  const titleStyles = 'line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug'
  return (
    <TableRow data-row-id={id} data-active={active}>
      <TableCell className="py-2">
        {opensDetail ? (
          <IntentLink href={`/knowledge/${id}`} className={`${titleStyles} hover:underline`}>
            {title}
          </IntentLink>
        ) : (
          <span className={titleStyles}>{title}</span>
        )}
        {role && role.value !== 'facts' && (
          <span className="mt-0.5 block">
            <Badge>{role.label}</Badge>
          </span>
        )}
        {origin && origin !== title && <p className="truncate text-ink-faint text-xs">{origin}</p>}
        <p className="text-ink-faint text-xs md:hidden">
          {sourceLabel(source_type)} · {formatCount(chunks_count, 'passage')} · {formatNumber(token_count)}{' '}
          tokens
          {chunks_failed > 0 && ` · ${formatNumber(chunks_failed)} failed`}
        </p>
      </TableCell>
      <TableCell className="text-ink-soft max-md:hidden">{sourceLabel(source_type)}</TableCell>
      <TableCell numeric className="text-ink-soft max-md:hidden">
        {formatNumber(chunks_count)}
        {chunks_failed > 0 && (
          <span className="ml-1.5">
            <Badge tone="warn">{formatNumber(chunks_failed)} failed</Badge>
          </span>
        )}
      </TableCell>
      <TableCell numeric className="text-ink-soft max-md:hidden">
        {formatNumber(token_count)}
      </TableCell>
      <TableCell numeric className="text-ink-soft text-xs max-sm:hidden">
        <RelativeTime at={document.created_at} />
      </TableCell>
      <TableCell numeric>
        <Button
          variant="quiet"
          square
          aria-label={`Delete ${title}`}
          onClick={() => deleteDocument({ id, title })}
        >
          <Trash2 aria-hidden />
        </Button>
      </TableCell>
    </TableRow>
  )
}
