import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const topics = Array.from({ length: 8 }, (_, at) => `topic-${at}`)

/** A session in its final shape: the next run and the forecast beside what is to be written. */
export function SessionSkeleton() {
  return (
    <div
      role="status"
      className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <span className="sr-only">Loading</span>
      <div className="grid content-start gap-4 lg:col-start-2">
        <Panel title="Next run">
          <div className="grid min-h-44 content-start gap-3">
            <Skeleton className="h-7 w-28" />
            <Skeleton className="h-3 w-36" />
            <Skeleton className="w-full" />
            <Skeleton className="mt-4 h-8 w-20" />
          </div>
        </Panel>
        <Panel title="30-day forecast">
          <div className="grid min-h-44 content-start gap-3">
            <Skeleton className="h-7 w-32" />
            <Skeleton className="w-full" />
          </div>
        </Panel>
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <Panel title="Topics" flush>
          {topics.map((topic) => (
            <div
              key={topic}
              className="grid min-h-19 content-center gap-2 border-rule/70 border-b py-2.5 pr-4 pl-12 last:border-0"
            >
              <Skeleton className="w-2/3" />
              <Skeleton className="h-3 w-1/3" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          ))}
        </Panel>
      </div>
    </div>
  )
}
