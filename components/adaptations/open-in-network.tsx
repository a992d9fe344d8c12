'use client'
import { ExternalLink } from 'lucide-react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { toast } from '#components/ui/toast.ts'
import type { AdaptationPart } from '#contract/adaptation-parts.ts'
import { composeLink } from './compose-link.ts'

export type OpenInNetworkProps = { platform: string; parts: readonly AdaptationPart[] }

/** Opens the network where a post is written, with the post on the clipboard: it is published by hand. */
export function OpenInNetwork({ platform, parts }: OpenInNetworkProps) {
  const link = composeLink(platform, parts)
  if (!link) return null
  const { network, url, isFilled } = link
  const copy = async () => {
    await navigator.clipboard?.writeText(parts.map(({ content }) => content).join('\n\n'))
    if (!isFilled) toast.done(`Copied. Paste the post on ${network}.`)
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      // The link opens whether or not the browser lets the page write to the clipboard.
      onClick={() => void copy().catch(() => undefined)}
      title={
        isFilled ? `Copies the post and opens ${network} with it` : `Copies the post and opens ${network}`
      }
      className={buttonStyles({ size: 'sm' })}
    >
      <ExternalLink aria-hidden /> Open in {network}
    </a>
  )
}
