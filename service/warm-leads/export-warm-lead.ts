import { stringify } from 'csv-stringify/sync'
import type { WarmLeadExport } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { exportColumns } from './export/export-rows.ts'
import { getWarmLead } from './get-warm-lead.ts'

/**
 * The rows of a completed report.
 * @throws {ServiceError} `not_found`, `conflict` while there is no report
 */
export async function exportWarmLead(ctx: AgentContext, runId: string): Promise<WarmLeadExport> {
  const { status, domain, result } = await getWarmLead(ctx, runId)
  if (!result?.exportRows)
    throw conflict('no_report', `This run is ${status}. You can export it once it's completed.`)
  return { runId, domain, rows: result.exportRows }
}

/** RFC 4180, and no cell that a spreadsheet would take for a formula. */
export function exportCsv({ rows }: WarmLeadExport): string {
  return stringify(rows, {
    header: true,
    columns: [...exportColumns],
    escape_formulas: true,
    bom: true,
    record_delimiter: 'windows',
  })
}

/** A workbook with one sheet; every text is a text cell, which no spreadsheet evaluates. */
export async function exportXlsx({ rows }: WarmLeadExport): Promise<Uint8Array<ArrayBuffer>> {
  const header = exportColumns.map((name) => ({ value: name, fontWeight: 'bold' as const }))
  const cells = rows.map((row) =>
    exportColumns.map((name) => {
      const value = row[name]
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: typeof value === 'string' ? value.slice(0, 32_000) : '', type: String }
    }),
  )
  const columns = exportColumns.map((name) => ({ width: /body|passage|description/.test(name) ? 50 : 22 }))
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const file = await writeXlsxFile([header, ...cells], { sheet: 'Warm lead', columns, stickyRowsCount: 1 })
  return new Uint8Array(await file.toBuffer())
}
