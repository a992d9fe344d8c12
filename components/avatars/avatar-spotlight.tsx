'use client'
import { Download, ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatCredits } from '#lib/format-number.ts'
import { webAddress } from '#lib/web-address.ts'
import { genderChoices, labelOf, originChoices } from './avatar-choices.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import { avatarAlt, avatarTitle, type ShownAvatar } from './shown-avatar.ts'

/** One portrait large, its formats, with the words it was made from and the ways to take it along. */
export function AvatarSpotlight({ avatar }: { avatar: ShownAvatar }) {
  const { square_url, prompt_meta, prompt_used = '' } = avatar
  const years = prompt_meta?.age_years
  const own = avatar.thumbnail_url !== undefined
  return (
    <div className="grid min-w-0 items-start gap-5 max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-sm:gap-x-4 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <AvatarPicture
        url={avatar.avatar_url}
        smallUrl={avatar.thumbnail_url}
        alt={avatarAlt(avatar)}
        sizes="(min-width: 80rem) 12rem, (min-width: 40rem) 17rem, 50vw"
        eager
        className="mx-auto max-w-68"
      />
      {/* On a phone the facts are beside the portrait, the rest is below both. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-sm:contents">
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="wrap-anywhere font-medium font-serif text-ink text-xl">{avatarTitle(avatar)}</h2>
            {avatar.engine === 'built-in' && <Badge>Illustrated</Badge>}
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
            <p className="text-ink-soft text-sm">For a photo, copy the prompt into an image model.</p>
          )}
        </div>
        <ul className="divide-y divide-rule border-rule border-y max-sm:col-span-2">
          <Format
            name="Portrait"
            size="1080 × 1920"
            use="Reels, Shorts, TikTok"
            url={avatar.avatar_url}
            own={own}
          >
            <span className="mx-auto block w-7">
              <AvatarPicture
                url={avatar.avatar_url}
                smallUrl={avatar.thumbnail_url}
                alt=""
                sizes="2rem"
                eager
              />
            </span>
          </Format>
          {square_url && (
            <Format name="Square" size="1080 × 1080" use="Profiles, posts" url={square_url} own={own}>
              <AvatarPicture
                url={square_url}
                alt={`${avatarAlt(avatar)}, square`}
                sizes="3rem"
                square
                eager
              />
            </Format>
          )}
        </ul>
        {prompt_used !== '' && <Prompt text={prompt_used} />}
      </div>
    </div>
  )
}

/** The words that it was made from, to be made again elsewhere: its first lines, and all of them by a press. */
function Prompt({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-label="Prompt" className="grid grid-cols-[minmax(0,1fr)] gap-2 max-sm:col-span-2">
      <p className="flex items-center justify-between gap-3">
        <span className="font-medium text-ink text-sm">Prompt</span>
        <CopyButton value={text} what="the prompt" label="Copy" />
      </p>
      <div className="grid justify-items-start gap-1 rounded-md bg-well px-3 py-2.5">
        <p
          className={classNames(
            'whitespace-pre-line wrap-anywhere text-ink-soft text-sm',
            !isWhole && 'line-clamp-3',
          )}
        >
          {text}
        </p>
        <NativeButton
          onClick={() => setWhole(!isWhole)}
          aria-expanded={isWhole}
          className="font-medium text-ink text-xs underline decoration-rule-strong underline-offset-3"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </NativeButton>
      </div>
    </section>
  )
}

type FormatProps = { name: string; size: string; use: string; url: string; own: boolean; children: ReactNode }

/** A format of the portrait: what it looks like, what it is for, and the file. */
function Format({ name, size, use, url, own, children }: FormatProps) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="w-12 shrink-0">{children}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink text-sm">{name}</span>
        <span className="block text-ink-soft text-xs">
          {size} · {use}
        </span>
      </span>
      <PictureLink url={url} label={name} own={own} />
    </li>
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
      {own ? 'Download' : 'Open'}
    </a>
  )
}
