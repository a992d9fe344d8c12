'use client'
import { Image, Link2 } from 'lucide-react'
import { useState } from 'react'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { webAddress } from '#lib/web-address.ts'
import { PlatformMark } from './platform-mark.tsx'
import { foldedText, linkedPieces, type PostedArticle, postLook } from './post-look.ts'

export type PostLikenessProps = {
  platform: string
  article: PostedArticle
  text: string
  /** Stands above the text in bold, as on Reddit. */
  title?: string
}

/** A post about as its network draws it: author, text up to the fold, and the card of the link. */
export function PostLikeness({ platform, article, text, title }: PostLikenessProps) {
  const { picture } = postLook(platform)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <PostAuthor platform={platform} article={article} />
      {picture === 'above' && <Picture article={article} className="aspect-[1.91] w-full rounded-md" />}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        {title && (
          <p dir="auto" className="wrap-anywhere font-semibold text-base text-ink leading-snug">
            {title}
          </p>
        )}
        <PostText platform={platform} text={text} />
      </div>
      {picture === 'card' && <LinkCard article={article} />}
    </div>
  )
}

export function PostAuthor({ platform, article }: Pick<PostLikenessProps, 'platform' | 'article'>) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-ink font-medium font-serif text-base text-paper"
      >
        {article.author.slice(0, 1).toUpperCase()}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold text-ink text-sm leading-tight">{article.author}</span>
        <span className="block truncate text-ink-faint text-xs">
          {article.host === undefined ? 'Not published yet' : (article.website ?? article.host)}
        </span>
      </span>
      <PlatformMark platform={platform} className="ml-auto size-4.5 self-start" />
    </div>
  )
}

/** The text to its end, with a mark where the network folds it; a long one unfolds by a button. */
export function PostText({ platform, text }: { platform: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  const { fold, more } = postLook(platform)
  const folded = foldedText(text, fold)
  const isShort = text.length <= shownWhole
  const isWhole = folded === undefined || isOpen || isShort
  return (
    <div>
      <Pieces text={folded ?? text} />
      {folded !== undefined && isWhole && (
        <>
          <p className="my-1 flex items-center gap-2 text-2xs text-ink-faint">
            <span className="shrink-0">Hidden until “{more}”</span>
            <span aria-hidden className="h-0 grow border-rule-strong border-t border-dashed" />
          </p>
          <Pieces text={text.slice(folded.length).trimStart()} />
        </>
      )}
      {folded !== undefined && !isShort && (
        <NativeButton
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 rounded-sm py-0.5 font-medium text-ink-soft text-sm hover:text-ink hover:underline"
        >
          {isOpen ? 'Show less' : more}
        </NativeButton>
      )}
    </div>
  )
}

/** What can be read through beside the other posts. */
const shownWhole = 1_200

function Pieces({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink text-sm">
      {linkedPieces(text).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their place.
        <span key={at} className={piece.isLink ? 'text-info' : undefined}>
          {piece.text}
        </span>
      ))}
    </p>
  )
}

/** What a network makes of the address in a post: a small card with a sign where the article has no picture. */
export function LinkCard({ article }: { article: PostedArticle }) {
  const hasPicture = webAddress(article.cover) !== undefined
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-md border border-rule',
        !hasPicture && 'grid grid-cols-[4.5rem_minmax(0,1fr)]',
      )}
    >
      {hasPicture ? (
        <Picture article={article} className="aspect-[1.91] w-full" />
      ) : (
        <span className="grid place-items-center border-rule border-r text-ink-faint">
          <Link2 aria-hidden className="size-5" />
        </span>
      )}
      <p className="grid min-w-0 content-center gap-0.5 bg-well px-3 py-2">
        <span className="truncate text-ink-faint text-xs">{article.host ?? 'Your site'}</span>
        <span className="line-clamp-2 wrap-anywhere font-medium text-ink text-sm leading-snug">
          {article.title}
        </span>
      </p>
    </div>
  )
}

function Picture({ article: { cover }, className }: { article: PostedArticle; className: string }) {
  const [failed, setFailed] = useState(false)
  const src = webAddress(cover)
  if (!src || failed)
    return (
      <span aria-hidden className={`grid place-items-center bg-well text-ink-faint ${className}`}>
        <Image className="size-6" />
      </span>
    )
  return (
    // biome-ignore lint/performance/noImgElement: the service's own PNG; the optimiser would need its host configured.
    <img
      src={src}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      className={`object-cover ${className}`}
    />
  )
}
