'use client'
import { Download, ExternalLink, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { formatCredits } from '#lib/format-number.ts'
import { webAddress } from '#lib/web-address.ts'
import { genderChoices, labelOf, originChoices } from './avatar-choices.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import { avatarAlt, avatarTitle, type ShownAvatar } from './shown-avatar.ts'

const formats = [
  { value: 'tall', label: 'Portrait' },
  { value: 'square', label: 'Square' },
]

export type AvatarSpotlightProps = {
  avatar: ShownAvatar
  /** Nobody chose it: it is shown because it came last. */
  isNewest: boolean
  onAnother: (avatar: ShownAvatar) => void
}

/** One portrait large, in both formats, with the words it was made from and the ways to take it along. */
export function AvatarSpotlight({ avatar, isNewest, onAnother }: AvatarSpotlightProps) {
  const [format, setFormat] = useState('tall')
  const { square_url, prompt_meta, prompt_used = '' } = avatar
  const square = format === 'square' && square_url !== undefined
  const years = prompt_meta?.age_years
  return (
    // Beside each other where the card itself is wide enough, whatever else the window holds.
    <div className="@container">
      <div className="grid items-start gap-5 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <div className="grid justify-items-center gap-2 @max-lg:mx-auto @max-lg:w-full @max-lg:max-w-72">
          <AvatarPicture
            url={square ? square_url : avatar.avatar_url}
            smallUrl={square ? undefined : avatar.thumbnail_url}
            alt={avatarAlt(avatar)}
            sizes="17rem"
            square={square}
            eager
          />
          {square_url && (
            <Segmented
              legend="Format"
              options={formats}
              value={format}
              onChange={(event) => setFormat(event.target.value)}
            />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <div>
            {isNewest && <p className="text-ink-faint text-xs">Last created</p>}
            <h2 className="wrap-anywhere font-medium font-serif text-ink text-xl">{avatarTitle(avatar)}</h2>
          </div>
          <KeyValueList
            items={[
              { label: 'Age', value: years === undefined ? avatar.age_range : `${years} years` },
              { label: 'Gender', value: avatar.gender && labelOf(genderChoices, avatar.gender) },
              { label: 'Origin', value: avatar.origin && labelOf(originChoices, avatar.origin) },
              { label: 'Created', value: avatar.created_at && <RelativeTime at={avatar.created_at} /> },
              {
                label: 'Cost',
                value: avatar.credits_charged === undefined ? '' : formatCredits(avatar.credits_charged),
              },
              { label: 'Created by', value: avatar.engine === 'built-in' ? '' : avatar.engine },
            ].filter(({ value }) => value !== '')}
          />
          <div className="flex flex-wrap gap-2">
            <PictureLink
              url={square ? square_url : avatar.avatar_url}
              label={square ? 'square image' : 'portrait image'}
              own={avatar.thumbnail_url !== undefined}
            />
            <Button size="sm" variant="quiet" onClick={() => onAnother(avatar)}>
              <UsersRound aria-hidden /> Create similar
            </Button>
          </div>
          <section aria-label="Prompt" hidden={prompt_used === ''} className="grid gap-2">
            <details className="group">
              <summary className="w-fit cursor-pointer font-medium text-ink text-sm">Prompt</summary>
              <div className="grid gap-2 pt-2">
                <p>
                  <CopyButton value={prompt_used} what="the prompt" />
                </p>
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
      </div>
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
      className={buttonStyles({ size: 'sm' })}
    >
      {own ? <Download aria-hidden /> : <ExternalLink aria-hidden />}
      {own ? `Download ${label}` : `Open ${label}`}
    </a>
  )
}
