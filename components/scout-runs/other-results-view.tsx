import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { ReadableValue } from '#components/jobs/readable-value.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { readOtherPosts } from './other-results.ts'

/** Results in a shape that is not ours: posts with their links as far as there are any, and every other member by its name. */
export function OtherResultsView({ found }: { found: unknown }) {
  const { posts, rest } = readOtherPosts(found)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {posts.length > 0 && (
        <Panel title="Results">
          <ol aria-label="Posts" className="grid gap-5">
            {posts.map(({ title, address, more }, at) => (
              <li key={`${at.toString()} ${title}`} className="grid gap-2">
                <OutsideLink href={address} className="font-serif text-ink text-lg leading-snug">
                  {title}
                </OutsideLink>
                {Object.keys(more).length > 0 && <ReadableValue value={more} />}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {rest !== undefined && (
        <Panel title={posts.length > 0 ? 'More about this run' : 'Results'}>
          <ReadableValue value={rest} />
        </Panel>
      )}
    </div>
  )
}
