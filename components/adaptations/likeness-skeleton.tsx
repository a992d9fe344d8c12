import { platformHint, platformName } from './platform-words.ts'
import { LinkCard, PostAuthor, PostText } from './post-likeness.tsx'
import { type PostedArticle, postLook } from './post-look.ts'

const bars = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3']

/** What a post will look like, before a word of it is written. */
export function LikenessSkeleton({ platform, article }: { platform: string; article: PostedArticle }) {
  const { picture } = postLook(platform)
  return (
    <figure className="grid content-start gap-3">
      <div
        aria-hidden
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-rule bg-sheet p-4"
      >
        <PostAuthor platform={platform} article={article} />
        {article.opening ? (
          <PostText platform={platform} text={article.opening} />
        ) : platform === 'x_thread' ? (
          <div className="ml-4.5 grid gap-4 border-rule border-l-2 pl-4">
            <TextBars />
            <TextBars />
            <TextBars />
          </div>
        ) : (
          <TextBars />
        )}
        {picture !== 'none' && <LinkCard article={article} />}
      </div>
      <figcaption className="text-ink-soft text-sm">
        <span className="font-medium text-ink">{platformName(platform)}.</span> {platformHint(platform)}.
      </figcaption>
    </figure>
  )
}

function TextBars() {
  return (
    <div className="grid gap-2 py-1">
      {bars.map((width) => (
        <span key={width} className={`h-2.5 rounded-full bg-well ${width}`} />
      ))}
    </div>
  )
}
