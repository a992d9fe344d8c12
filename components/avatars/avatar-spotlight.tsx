'use client'
import { Download, ExternalLink, UsersRound } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { formatCredits } from '#lib/format-number.ts'
import { webAddress } from '#lib/web-address.ts'
import { genderChoices, labelOf, originChoices } from './avatar-choices.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import { avatarAlt, avatarTitle, type ShownAvatar } from './shown-avatar.ts'

export type AvatarSpotlightProps = {
  avatar: ShownAvatar
  onAnother: (avatar: ShownAvatar) => void
}

/** One portrait large, in both formats, with the words it was made from and the ways to take it along. */
export function AvatarSpotlight({ avatar, onAnother }: AvatarSpotlightProps) {
  const { square_url, prompt_meta, prompt_used = '' } = avatar
  const years = prompt_meta?.age_years
  const own = avatar.thumbnail_url !== undefined
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {/* Both formats at one height, whatever the width of the card. */}
      <div className={square_url ? 'grid grid-cols-[9fr_16fr] gap-3' : 'mx-auto w-full max-w-72'}>
        <AvatarPicture
          url={avatar.avatar_url}
          smallUrl={avatar.thumbnail_url}
          alt={avatarAlt(avatar)}
          sizes="(min-width: 80rem) 16rem, 35vw"
          eager
        />
        {square_url && (
          <AvatarPicture
            url={square_url}
            alt={`${avatarAlt(avatar)}, square`}
            sizes="(min-width: 80rem) 28rem, 60vw"
            square
            eager
          />
        )}
      </div>
      <div className="grid gap-4">
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="wrap-anywhere font-medium font-serif text-ink text-xl">{avatarTitle(avatar)}</h2>
            {avatar.engine === 'built-in' && <Badge>Sample drawing</Badge>}
          </div>
          <p className="flex flex-wrap gap-x-1.5 text-ink-soft text-sm [&>span:not(:last-child)]:after:ml-1.5 [&>span:not(:last-child)]:after:text-ink-faint [&>span:not(:last-child)]:after:content-['·']">
            {[
              years === undefined ? avatar.age_range : `${years} years`,
              avatar.gender && labelOf(genderChoices, avatar.gender),
              avatar.origin && labelOf(originChoices, avatar.origin),
              avatar.credits_charged !== undefined && formatCredits(avatar.credits_charged),
              avatar.engine !== 'built-in' && avatar.engine,
            ]
              .filter(Boolean)
              .map((fact) => (
                <span key={String(fact)}>{fact}</span>
              ))}
            {avatar.created_at && (
              <span>
                <RelativeTime at={avatar.created_at} />
              </span>
            )}
          </p>
          {avatar.engine === 'built-in' && (
            <p className="text-ink-soft text-sm">
              Drawn on this server. For a photo, copy the prompt into an image model.
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <PictureLink url={avatar.avatar_url} label="Portrait" own={own} />
          {square_url && <PictureLink url={square_url} label="Square" own={own} />}
          {prompt_used && <CopyButton value={prompt_used} what="the prompt" label="Prompt" />}
          <Button size="sm" variant="quiet" onClick={() => onAnother(avatar)}>
            <UsersRound aria-hidden /> Create similar
          </Button>
        </div>
      </div>
      <section aria-label="Prompt" hidden={prompt_used === ''} className="grid gap-2">
        <details className="group">
          <summary className="w-fit cursor-pointer font-medium text-ink text-sm">Prompt</summary>
          <div className="grid gap-2 pt-2">
            {/* Focusable, so that the keyboard can scroll it. */}
            <p
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable.
              tabIndex={0}
              className="max-h-56 overflow-y-auto whitespace-pre-line wrap-anywhere rounded-md bg-well px-3 py-2.5 text-ink-soft text-sm"
            >
              {prompt_used}
            </p>
            {prompt_meta?.variation_tags && prompt_meta.variation_tags.length > 0 && (
              <ul aria-label="Random" className="flex flex-wrap gap-1.5">
                {prompt_meta.variation_tags.slice(0, 30).map((tag, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a service may repeat a tag, and the list never changes.
                  <li key={at} className="min-w-0 max-w-full truncate">
                    <Badge>{tag}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      </section>
    </div>
  )
}

/** Our service sends the picture as a file when asked; any other opens it, and the browser saves it from there. */
function PictureLink({ url, label, own }: { url: string; label: string; own: boolean }) {
  const address = webAddress(url)
  if (!address) return null
  return (
    <a
      href={own ? `${address}?download` : address}
      {...(own ? { download: '' } : { target: '_blank', rel: 'noreferrer' })}
      aria-label={`${own ? 'Download' : 'Open'} ${label.toLowerCase()} image`}
      className={buttonStyles({ size: 'sm' })}
    >
      {own ? <Download aria-hidden /> : <ExternalLink aria-hidden />}
      {label}
    </a>
  )
}
