'use client'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import type { DocumentRole } from '#contract/knowledge.ts'
import { documentRole, documentRoles } from './document-roles.ts'

export type RoleSelectProps = {
  role: DocumentRole | undefined
  onChange: (role: DocumentRole) => void
}

/** What writers may do with what is added. */
export function RoleSelect({ role, onChange }: RoleSelectProps) {
  return (
    <Field label="Use as" hint={documentRole(role)?.hint}>
      {(control) => (
        <Select
          {...control}
          value={role ?? 'facts'}
          onChange={(event) => {
            const chosen = documentRole(event.target.value)
            if (chosen) onChange(chosen.value)
          }}
          options={documentRoles}
        />
      )}
    </Field>
  )
}
