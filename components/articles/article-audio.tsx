'use client'
import { useRef } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import type { Article } from '#contract/articles.ts'
import { readRecording } from './recording.ts'

export type ArticleAudioProps = { article: Article; url: string | undefined }

/** The article read aloud, with its chapters; or why it was not. */
export function ArticleAudio({ article, url }: ArticleAudioProps) {
  const player = useRef<HTMLAudioElement>(null)
  const recording = readRecording(article)
  if (!recording) return null
  if (recording.status === 'failed') {
    return (
      <Notice tone="warn">
        The article wasn't read aloud: {recording.message} The credits for it were refunded.
      </Notice>
    )
  }
  if (url === undefined) return null
  const skipTo = (seconds: number) => {
    if (!player.current) return
    player.current.currentTime = seconds
    void player.current.play()
  }
  return (
    <section aria-label="Read aloud" className="mb-7 grid gap-2 border-rule border-y py-4">
      <p className="text-ink-soft text-xs">
        Read aloud · {clock(recording.seconds)} · {recording.voice}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the text that is read follows below. */}
      <audio ref={player} controls preload="none" src={url} className="w-full" />
      {!recording.isCurrent && (
        <p className="text-warn text-xs">
          The text changed after it was recorded, so the public page doesn't include the recording.
        </p>
      )}
      {recording.chapters.length > 1 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-ink-soft">Chapters</summary>
          <ol className="mt-2 grid gap-1">
            {recording.chapters.map(({ title, startSeconds }) => (
              <li key={startSeconds}>
                <button
                  type="button"
                  className="flex w-full items-baseline gap-3 text-left hover:text-accent"
                  onClick={() => skipTo(startSeconds)}
                >
                  <span className="w-12 shrink-0 text-ink-faint tabular-nums">{clock(startSeconds)}</span>
                  <bdi>{title}</bdi>
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

/** 605 is "10:05". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
