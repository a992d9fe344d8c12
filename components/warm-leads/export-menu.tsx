'use client'
import { ChevronDown, Download } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuFile } from '#components/ui/dropdown-menu.tsx'
import type { WarmLeadResult } from '#contract/warm-leads.ts'
import { reportFiles } from './report-files.ts'

/** The rows of a report as files, as far as there are any. */
export function ExportMenu({ id, result }: { id: string; result: WarmLeadResult }) {
  const files = reportFiles(id, result)
  if (files.length === 0) return null
  return (
    <DropdownMenu
      trigger={
        <Button>
          <Download aria-hidden /> Export <ChevronDown aria-hidden />
        </Button>
      }
    >
      {files.map(({ label, href, isOutside }) => (
        <MenuFile key={href} href={href} isOutside={isOutside}>
          {label}
        </MenuFile>
      ))}
    </DropdownMenu>
  )
}
