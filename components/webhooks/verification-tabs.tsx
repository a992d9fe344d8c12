import { CodeBlock } from '#components/ui/code-block.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { verificationSnippets } from './verification-snippets.ts'

/** How a receiver checks that a request came from here, in three languages. */
export function VerificationTabs() {
  return (
    <Tabs
      label="Signature check by language"
      tabs={verificationSnippets.map(({ language, install, code }) => ({
        value: language,
        label: language,
        content: (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <Copyable value={install} what="installation command" />
            <CodeBlock code={code.trimEnd()} what={`signature check in ${language}`} title={language} />
          </div>
        ),
      }))}
    />
  )
}
