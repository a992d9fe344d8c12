import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { webAddress } from '#lib/web-address.ts'

export type OutsideLinkProps = { href: string | undefined; children?: ReactNode; className?: string }

/** A link to a page that was read; an address that is none of the web stays text. */
export function OutsideLink({ href, children, className }: OutsideLinkProps) {
  const address = webAddress(href)
  const said = children ?? plainAddress(href ?? '')
  if (!address) return <span className={classNames('wrap-anywhere', className)}>{said}</span>
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer nofollow ugc"
      className={classNames('wrap-anywhere underline decoration-rule-strong hover:text-ink', className)}
    >
      {said}
      {/* It never begins a line. */}
      {'\u2060'}
      <ExternalLink aria-hidden className="ml-0.5 inline size-3 align-baseline opacity-60" />
      <span className="sr-only"> (opens in a new window)</span>
    </a>
  )
}

/** `acme.example/team`, as one says it. */
function plainAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
