import { IntentLink } from '#components/ui/intent-link.tsx'
import type { KnowledgeDocumentDetail } from '#contract/knowledge.ts'
import { articleStatusWord } from '#lib/article-status-word.ts'

/** The articles and lead magnets that cite a document. */
export function UsedIn({ document }: { document: KnowledgeDocumentDetail }) {
  const uses = [
    ...document.used_in.map(({ article_id, title, status }) => ({
      href: `/articles/${article_id}`,
      title,
      what: `Article, ${articleStatusWord(status).toLowerCase()}`,
    })),
    ...(document.used_in_lead_magnets ?? []).map(({ lead_magnet_id, title, status }) => ({
      href: `/lead-magnets/${lead_magnet_id}`,
      title,
      what: `Lead magnet, ${status}`,
    })),
  ]
  if (uses.length === 0) return <p className="text-ink-faint text-sm">Not cited anywhere yet</p>
  return (
    <ul className="grid gap-2.5">
      {uses.map(({ href, title, what }) => (
        <li key={href} className="min-w-0">
          <IntentLink
            href={href}
            className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug underline decoration-rule-strong underline-offset-3 hover:decoration-ink"
          >
            {title || 'Untitled'}
          </IntentLink>
          <span className="text-ink-faint text-xs">{what}</span>
        </li>
      ))}
    </ul>
  )
}

/** The titles of the articles and lead magnets that cite a document. */
export function citingTitles(document: KnowledgeDocumentDetail): string[] {
  return [...document.used_in, ...(document.used_in_lead_magnets ?? [])].map(
    ({ title }) => title || 'Untitled',
  )
}
