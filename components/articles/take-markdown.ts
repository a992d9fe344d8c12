import { toast } from '#components/ui/toast.ts'
import type { DraftText } from './draft-text.ts'

export async function copyMarkdown(markdown: string): Promise<void> {
  await navigator.clipboard.writeText(markdown)
  toast.done('Markdown copied')
}

/** Saves the text as a file that begins with its title. */
export function downloadMarkdown({ title, slug, markdown }: DraftText): void {
  const url = URL.createObjectURL(new Blob([`# ${title}\n\n${markdown}\n`], { type: 'text/markdown' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${slug || 'article'}.md`
  link.click()
  URL.revokeObjectURL(url)
}
