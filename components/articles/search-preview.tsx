export type SearchPreviewProps = { title: string; description: string; url: string; site: string }

/** About what fits: 70 characters of a title and 160 of a description. */
const shown = { title: 70, description: 160 }

/** How a search engine would list the article. */
export function SearchPreview({ title, description, url, site }: SearchPreviewProps) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="rounded-md border border-rule bg-sheet p-4 font-sans">
        <p className="flex items-center gap-2.5">
          <span
            aria-hidden
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-well font-medium text-ink-soft text-xs"
          >
            {site.charAt(0).toUpperCase()}
          </span>
          <span className="min-w-0">
            <span className="block truncate text-ink text-sm">{site}</span>
            <span className="block truncate text-ink-faint text-xs">{breadcrumb(url)}</span>
          </span>
        </p>
        <p className="mt-2 wrap-anywhere text-info text-xl leading-snug">{cut(title, shown.title)}</p>
        <p className="mt-1 wrap-anywhere text-ink-soft text-sm">
          {description
            ? cut(description, shown.description)
            : 'Without a description, search engines pick a passage.'}
        </p>
      </div>
      <figcaption className="text-ink-faint text-xs">
        An approximation. Search engines may show it differently.
      </figcaption>
    </figure>
  )
}

function cut(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length)
    .join('')
    .replace(/\s+\S*$/, '')} …`
}

function breadcrumb(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol, host, pathname } = new URL(url)
  return [`${protocol}//${host}`, ...pathname.split('/').filter(Boolean)].join(' › ')
}
