'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx'
import { toast } from '#components/ui/toast.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'

/** Opens the landing page or takes it down, after saying what that does. */
export function PublishLeadMagnet({
  made,
  change,
  onPublished,
}: {
  made: LeadMagnet
  change: LeadMagnetActions['change']
  onPublished: () => void
}) {
  const queryClient = useQueryClient()
  const isPublished = made.status === 'published'
  // What the dialog asks stays what it was opened for, also while it closes after the answer.
  const [takesDown, setTakesDown] = useState(isPublished)
  const [open, setOpen] = useState(false)
  if (!isPublished && made.status !== 'draft') return null
  const show = (changed: LeadMagnet) => {
    queryClient.setQueryData(operationQuery('getLeadMagnet', { params: { id: made.id } }).queryKey, changed)
    toast.done(takesDown ? 'Landing page unpublished' : 'Landing page published')
    queryClient.invalidateQueries({ queryKey: operationKey('listLeadMagnets') })
    if (!takesDown) onPublished()
  }
  const openChange = (next: boolean) => {
    if (next) setTakesDown(isPublished)
    setOpen(next)
  }
  return (
    <>
      {isPublished ? (
        <DropdownMenu
          align="end"
          trigger={
            <Button square variant="quiet" aria-label="More actions">
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          <MenuItem onSelect={() => openChange(true)}>Unpublish</MenuItem>
        </DropdownMenu>
      ) : (
        <Button variant="primary" onClick={() => openChange(true)}>
          Publish
        </Button>
      )}
      <ConfirmAction
        open={open}
        onOpenChange={openChange}
        title={takesDown ? 'Unpublish the landing page?' : 'Publish the landing page?'}
        confirmLabel={takesDown ? 'Unpublish' : 'Publish'}
        danger={takesDown}
        act={() => change(made.id, { status: takesDown ? 'draft' : 'published' })}
        onDone={show}
      >
        {made.public_url && <p className="break-all font-mono text-ink text-xs">{made.public_url}</p>}
        <p>
          {takesDown
            ? 'The URL shows “not found” immediately. Existing download links keep working and sign-ups stay.'
            : 'Anyone with the URL can request the PDF after confirming their email. Free.'}
        </p>
      </ConfirmAction>
    </>
  )
}
