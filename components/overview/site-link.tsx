'use client'
import { ExternalLink } from 'lucide-react'
import { useMe } from '#components/shell/me.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { webAddress } from '#lib/web-address.ts'

/** Links to the published pages of this workspace; absent if the service does not return their URL. */
export function SiteLink() {
  const { me } = useMe()
  const address = webAddress(me?.blog_url)
  if (!address) return null
  return (
    <a href={address} target="_blank" rel="noreferrer" className={buttonStyles({})}>
      <ExternalLink aria-hidden />
      Your site<span className="sr-only"> (in a new tab)</span>
    </a>
  )
}
