const marks: Readonly<Record<string, string>> = {
  x_article: 'X',
  x_thread: 'X',
  linkedin: 'in',
  facebook: 'f',
  reddit: 'r/',
  threads: '@',
  instagram: 'ig',
  instagram_reels: 'ig',
  youtube_shorts: 'yt',
}

/** Its short name in a square, to be found at a glance; the name itself stands beside it. */
export function PlatformMark({ platform }: { platform: string }) {
  return (
    <span
      aria-hidden
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-sm border border-rule bg-well font-semibold text-2xs text-ink-soft leading-none"
    >
      {marks[platform] ?? platform.slice(0, 1).toUpperCase()}
    </span>
  )
}
