'use client'
import { Bookmark } from 'lucide-react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { Dialog } from '#components/ui/dialog.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { maxViewName, type SavedView, viewHref, viewSearch } from './saved-views.ts'
import { useSavedViews } from './use-saved-views.ts'

/** The named filters of the list at this address; saves, renames and deletes them. */
export function SavedViewsMenu() {
  const page = usePathname()
  const router = useRouter()
  const search = viewSearch(useSearchParams().toString())
  const { views, save, remove } = useSavedViews(page)
  const [isNaming, setNaming] = useState(false)
  const current = views.find((view) => view.search === search)

  // Nothing is saved, and an unfiltered list is the list itself. Its place stays: what is beside it does not move.
  if (views.length === 0 && !search)
    return (
      <span aria-hidden className={buttonStyles({ variant: 'quiet', size: 'sm', className: 'invisible' })}>
        <Bookmark />
        <span className="@max-3xl:hidden max-sm:hidden">Saved views</span>
      </span>
    )

  const removeCurrent = (view: SavedView) => {
    remove(view.search)
    toast.note('View deleted', {
      description: view.name,
      action: { label: 'Undo', onClick: () => save(view) },
    })
  }
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            variant="quiet"
            size="sm"
            title={current ? current.name : 'Saved views'}
            aria-label={current ? `Saved views: ${current.name}` : 'Saved views'}
          >
            <Bookmark aria-hidden className={current && 'fill-current'} />
            <span className="max-w-40 truncate @max-3xl:hidden max-sm:hidden">
              {current?.name ?? 'Saved views'}
            </span>
          </Button>
        }
      >
        {views.map((view) => (
          <MenuItem
            key={view.name}
            onSelect={() => router.push(viewHref(page, view.search), { scroll: false })}
          >
            <span aria-hidden className="w-4 text-accent">
              {view === current ? '✓' : ''}
            </span>
            <span className="max-w-64 truncate">{view.name}</span>
          </MenuItem>
        ))}
        {views.length > 0 && search && <MenuSeparator />}
        {current ? (
          <>
            <MenuItem onSelect={() => setNaming(true)}>Rename “{shortened(current.name)}”</MenuItem>
            <MenuItem danger onSelect={() => removeCurrent(current)}>
              Delete “{shortened(current.name)}”
            </MenuItem>
          </>
        ) : (
          search && <MenuItem onSelect={() => setNaming(true)}>Save this view</MenuItem>
        )}
      </DropdownMenu>
      {isNaming && (
        <NameDialog
          current={current?.name}
          onClose={() => setNaming(false)}
          onName={(name) => {
            save({ name, search })
            setNaming(false)
          }}
        />
      )}
    </>
  )
}

type NameDialogProps = {
  /** The name so far; absent for a new view. */
  current: string | undefined
  onName: (name: string) => void
  onClose: () => void
}

function NameDialog({ current, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(current ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onName(name)
  }
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={onClose}
      title={current === undefined ? 'Save this view' : 'Rename this view'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form="name-view"
            disabledReason={name.trim() ? undefined : 'Enter a name'}
          >
            {current === undefined ? 'Save view' : 'Rename view'}
          </Button>
        </>
      }
    >
      <form id="name-view" onSubmit={submit}>
        <Field label="Name" hint="Saved in this browser. To share it, copy the URL of the page.">
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={maxViewName}
              placeholder="Drafts to review"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function shortened(name: string): string {
  return name.length > 24 ? `${name.slice(0, 23)}…` : name
}
