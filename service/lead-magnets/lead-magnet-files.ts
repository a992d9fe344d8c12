type Whose = { id: string; tenantId: string }

/** Where the file store keeps the PDF of a lead magnet. */
export function pdfKey({ id, tenantId }: Whose): string {
  return `tenants/${tenantId}/lead-magnets/${id}/lead-magnet.pdf`
}

/** Where the file store keeps its picture for link previews. */
export function coverKey({ id, tenantId }: Whose): string {
  return `tenants/${tenantId}/lead-magnets/${id}/cover.png`
}
