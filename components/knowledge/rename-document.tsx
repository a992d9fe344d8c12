'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import type { ChangeDocumentInput } from '#contract/knowledge.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'

export type RenameDocumentProps = {
  id: string
  title: string
  change: (id: string, input: ChangeDocumentInput) => Promise<ActionResult<unknown>>
}

/** Gives a document another title, by which articles cite it. */
export function RenameDocument({ id, title, change }: RenameDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(title)
  const [problem, setProblem] = useState<Problem>()
  const [isPending, startTransition] = useTransition()
  const queryClient = useQueryClient()
  const router = useRouter()
  const form = `rename-${id}`
  const open = (next: boolean) => {
    setOpen(next)
    setTyped(title)
    setProblem(undefined)
  }
  const save = () =>
    startTransition(async () => {
      const result = await change(id, { title: typed.trim() })
      if (!result.ok) return setProblem(result.problem)
      await queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey })
      router.refresh()
      setOpen(false)
    })
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={open}
      title="Rename document"
      trigger={
        <Button variant="quiet">
          <Pencil aria-hidden /> Rename
        </Button>
      }
      footer={
        <>
          <Button onClick={() => open(false)}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            pending={isPending}
            disabledReason={
              typed.trim() === ''
                ? 'Enter a title'
                : typed.trim() === title
                  ? 'No changes to save'
                  : undefined
            }
          >
            Rename document
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '' && typed.trim() !== title) save()
        }}
      >
        <Field label="Title" hint="Articles cite the document by it.">
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={300}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {problem && <ProblemNotice problem={problem} />}
      </form>
    </Dialog>
  )
}
