import { Panel } from '#components/ui/panel.tsx'
import { OverviewGrid } from './overview-grid.tsx'
import { OverviewHeader } from './overview-header.tsx'
import { PanelRows } from './panel-rows.tsx'

/** The overview while it is being read, in its final shape. */
export function OverviewSkeleton() {
  return (
    <>
      <OverviewHeader hasSite isWriting />
      <OverviewGrid
        lead={
          <Panel title="Needs attention" flush>
            <PanelRows />
          </Panel>
        }
        main={
          <>
            <Panel title="Coming up" flush>
              <PanelRows rows={3} />
            </Panel>
            <Panel title="Recently published" flush>
              <PanelRows rows={3} />
            </Panel>
          </>
        }
        figures={
          <Panel title="Last 30 days" flush>
            <PanelRows rows={5} />
          </Panel>
        }
        side={
          <Panel title="Setup" flush>
            <PanelRows rows={4} />
          </Panel>
        }
      />
    </>
  )
}
