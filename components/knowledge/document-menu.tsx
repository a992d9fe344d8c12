'use client'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx'
import { useDeleteDocuments } from './use-delete-documents.ts'

export type DocumentMenuProps = {
  id: string
  title: string
  /** The titles of what cites it. */
  citedIn: readonly string[]
}

/**
 * Deletes the document of a page, and leaves the page for the list, where the toast can take it back. One that is cited asks
 * first.
 */
export function DocumentMenu({ id, title, citedIn }: DocumentMenuProps) {
  const router = useRouter()
  const deleteDocuments = useDeleteDocuments()
  const [isAsking, setAsking] = useState(false)
  const remove = () => {
    deleteDocuments([{ id, title }])
    router.push('/knowledge')
  }
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button square variant="quiet" aria-label="More actions" title="More actions">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem danger onSelect={() => (citedIn.length > 0 ? setAsking(true) : remove())}>
          <Trash2 aria-hidden /> Delete
        </MenuItem>
      </DropdownMenu>
      {isAsking && (
        <ConfirmDialog
          danger
          open
          onOpenChange={setAsking}
          title="Delete a cited document?"
          confirmLabel="Delete document"
          onConfirm={remove}
        >
          <p>It is cited in:</p>
          <ul className="grid list-disc gap-1 pl-5">
            {citedIn.slice(0, maxNamed).map((one) => (
              <li key={one} className="wrap-anywhere text-ink">
                {one}
              </li>
            ))}
            {citedIn.length > maxNamed && <li>{citedIn.length - maxNamed} more</li>}
          </ul>
          <p>
            Their texts stay as they are. What they cite can't be opened anymore, and new articles can't use
            it.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

const maxNamed = 6
