import type { LeadMagnetContent, LeadMagnetLine } from '#contract/lead-magnets.ts'
import type { Line, WrittenLeadMagnet } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'

/** What was written, as the contract shows it and the row keeps it. */
export function contentJson(written: WrittenLeadMagnet): LeadMagnetContent {
  return {
    title: written.title,
    subtitle: written.subtitle,
    introduction: written.introduction,
    parts: written.parts.map(({ heading, intro, items, inputs, outcome, worksheet }) => ({
      heading,
      ...(intro && { intro: lineJson(intro) }),
      items: items.map(lineJson),
      inputs,
      ...(outcome && { outcome: lineJson(outcome) }),
      worksheet,
    })),
    sources: written.sources.map(({ reference, kind, title, url, id }) => ({
      reference,
      kind,
      title,
      ...(url !== null && { url }),
      ...(kind === 'knowledge' && { document_id: id }),
    })),
  }
}

function lineJson({ text, note, template, references }: Line): LeadMagnetLine {
  return { text, ...(note !== null && { note }), ...(template !== null && { template }), references }
}
