'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import type { ChangeDocumentInput, DocumentRole } from '#contract/knowledge.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { documentRole } from './document-roles.ts'
import { RoleSelect } from './role-select.tsx'

export type RolePanelProps = {
  documentId: string
  role: string | undefined
  change: (id: string, input: ChangeDocumentInput) => Promise<ActionResult<unknown>>
}

/** What writers may do with a document; a choice is saved at once. */
export function RolePanel({ documentId, role, change }: RolePanelProps) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(documentRole(role)?.value)
  const [problem, setProblem] = useState<Problem>()
  const [isSaving, startSaving] = useTransition()
  const choose = (next: DocumentRole) => {
    const before = chosen
    setChosen(next)
    setProblem(undefined)
    startSaving(async () => {
      const result = await change(documentId, { role: next })
      if (!result.ok) {
        setChosen(before)
        setProblem(result.problem)
      } else queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey })
    })
  }
  return (
    <div className="grid gap-3" aria-busy={isSaving}>
      <RoleSelect role={chosen} onChange={choose} />
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}
