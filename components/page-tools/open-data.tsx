import { CodeBlock } from '#components/ui/code-block.tsx'
import { Notice } from '#components/ui/notice.tsx'

/** What another server says about a page, in its own words. */
export function OpenData({ what, data }: { what: string; data: Record<string, unknown> }) {
  return (
    <div className="grid gap-3">
      <Notice>This server returns results in its own format.</Notice>
      <CodeBlock what={what} title={`Response: ${what}`} code={JSON.stringify(data, null, 2)} wrap />
    </div>
  )
}
