import { ChevronRight, Pencil } from 'lucide-react'
import type { CSSProperties } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { BrandScan, BrandScanResult } from '#contract/brand-scans.ts'
import { AnswerPill } from './answer-pill.tsx'
import { AnswerText } from './answer-text.tsx'
import { answerAnchor } from './find-statement.ts'
import { nextScanHref } from './next-scan-href.ts'
import { type AskedPrompt, promptsOf } from './prompts-of.ts'
import { questionKind } from './scan-words.ts'

/** More columns than this leave no room for the question; the others are below it, once it is open. */
const maxColumns = 4

/**
 * Every question with what each engine said, one beside the other; a press shows the answers word for word. Where the
 * service keeps none, nothing.
 */
export function AnswersPanel({ scan }: { scan: BrandScan }) {
  const prompts = promptsOf(scan)
  const engines = (scan.results ?? []).filter(({ answers = [] }) => answers.length > 0)
  if (prompts.length === 0) return null
  const shown = engines.slice(0, maxColumns)
  const columns: CSSProperties & Record<'--columns', string> = {
    '--columns': `minmax(0,1fr) repeat(${shown.length}, minmax(0, 9rem))`,
  }
  return (
    <Panel
      flush
      title="Questions and answers"
      aside={
        <LinkButton
          size="sm"
          variant="quiet"
          className="-mr-2 print:hidden"
          href={nextScanHref(scan, prompts)}
        >
          <Pencil aria-hidden /> Edit questions for the next scan
        </LinkButton>
      }
    >
      <div style={columns}>
        <div
          aria-hidden
          className="grid gap-3 border-rule border-b py-2 pr-4 pl-10 text-ink-faint text-xs max-sm:hidden sm:grid-cols-(--columns)"
        >
          <span>Question</span>
          {shown.map((engine) => (
            <span key={engine.llmId} className="wrap-anywhere">
              {nameOf(engine)}
            </span>
          ))}
        </div>
        <ul className="divide-y divide-rule/70">
          {prompts.map((prompt) => (
            <li key={prompt.question}>
              <PromptDetails prompt={prompt} engines={engines} shown={shown} brandName={scan.brand_name} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

type PromptDetailsProps = {
  prompt: AskedPrompt
  engines: readonly BrandScanResult[]
  shown: readonly BrandScanResult[]
  brandName: string | undefined
}

function PromptDetails({ prompt, engines, shown, brandName }: PromptDetailsProps) {
  const { question, answers } = prompt
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-2 px-4 py-2.5 text-sm hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        <span className="grid min-w-0 flex-1 gap-x-3 gap-y-1.5 sm:grid-cols-(--columns)">
          <span className="min-w-0">
            <span className="block wrap-anywhere text-ink">{question}</span>
            <span className="block text-ink-faint text-xs">{questionKind(prompt)}</span>
          </span>
          {shown.map((engine) => (
            <span key={engine.llmId} className="flex min-w-0 gap-x-2 max-sm:text-xs">
              <span className="text-ink-faint sm:sr-only">{nameOf(engine)}: </span>
              <AnswerPill answer={answers.get(engine.llmId)?.answer} />
            </span>
          ))}
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 px-4 pt-1 pb-5 pl-10 lg:has-[>:nth-child(2)]:grid-cols-2">
        {engines.map((engine) => {
          const said = answers.get(engine.llmId)
          return (
            said && (
              <div key={engine.llmId} id={answerAnchor(engine.llmId, said.at)} className="scroll-mt-28">
                <p className="mb-1 font-medium text-ink text-sm">{nameOf(engine)}</p>
                <AnswerText answer={said.answer} brandName={brandName} />
              </div>
            )
          )
        })}
      </div>
    </details>
  )
}

const nameOf = ({ label, llmId }: BrandScanResult) => label ?? llmId
