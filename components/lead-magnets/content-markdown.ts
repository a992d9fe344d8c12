import type { LeadMagnetContent, LeadMagnetLine } from '#contract/lead-magnets.ts'

/** What the PDF says as Markdown, to be used elsewhere; without its sources, which are numbers of the PDF. */
export function contentMarkdown({ title, subtitle, introduction, parts }: LeadMagnetContent): string {
  const blocks = [
    `# ${title}`,
    subtitle,
    introduction,
    ...parts.flatMap((part) => [
      `## ${part.heading}`,
      part.intro?.text,
      part.inputs.length > 0 && `You'll need: ${part.inputs.join(', ')}`,
      part.items.map(itemMarkdown).join('\n'),
      part.outcome && `Outcome: ${part.outcome.text}`,
      part.worksheet.map((question) => `- ${question}`).join('\n'),
    ]),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function itemMarkdown({ text, template, note }: LeadMagnetLine): string {
  return [`- ${text}`, template && `  ${template}`, note && `  Why: ${note}`].filter(Boolean).join('\n')
}
