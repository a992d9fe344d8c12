import { TextLink } from '#components/ui/text-link.tsx'
import type { WatchDetail } from '#contract/watches.ts'
import { runLink } from './watch-words.ts'

/** The one thing to do about what the last run of a watch saw; nothing where its page says it already. */
export function NextStep({ watch }: { watch: WatchDetail }) {
  const latest = watch.runs.find(({ status, change }) => status === 'completed' && change)
  const link = latest && runLink(watch, latest)
  const isNews = latest?.change?.added.some(({ notable }) => notable) === true
  if (!link) return null
  if (watch.kind === 'scout_run' && isNews)
    return (
      <>
        Next: <TextLink href={link.href}>answer the new posts</TextLink> while they are being read.
      </>
    )
  if (watch.kind === 'warm_lead')
    return isNews ? (
      <>
        Next: <TextLink href={link.href}>write to them</TextLink> about what is new, while it is new.
      </>
    ) : (
      <>
        Nothing new to write about. <TextLink href={link.href}>The last report</TextLink> has a draft from
        what is known.
      </>
    )
  return null
}
