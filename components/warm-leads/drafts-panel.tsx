'use client'
import { Mail, Pencil, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { WarmLeadDraft, WarmLeadEvidence } from '#contract/warm-leads.ts'
import { cutAtWord } from '#lib/cut-at-word.ts'
import { modelOf } from '#lib/model-of.ts'
import { draftText, mailtoOf } from './draft-text.ts'
import { EvidenceMarks } from './evidence-marks.tsx'
import { MoreMembers, OtherThings } from './more-members.tsx'
import type { Read, ReadReport } from './read-report.ts'
import { type EditedMail, keptMailName, useEditedMail } from './use-edited-mail.ts'

/** A passage is cut only where much of it is left. */
const [cutPassage, longestPassage] = [110, 160]

export type DraftsPanelProps = {
  /** Edited mails are saved in this browser under it. */
  runId: string
  drafts: ReadReport['drafts']
  evidence: readonly WarmLeadEvidence[]
  warnings: readonly string[]
}

/** First messages to look over and send oneself, each with the passages that it rests on below it. */
export function DraftsPanel({ runId, drafts: { items, other }, evidence, warnings }: DraftsPanelProps) {
  const agentId = useCurrentAgent()
  const nameOf = ({ known }: Read<WarmLeadDraft>, at: number) =>
    keptMailName(agentId, runId, known.number ?? at)
  return (
    <Panel id="drafts" title="Drafts" aside="Drafts are never sent">
      {items.length + other.length === 0 && <p className="text-ink-soft text-sm">No outreach ideas found</p>}
      {warnings.map((warning) => (
        <div key={warning} className="mb-4">
          <Notice tone="warn">{warning}</Notice>
        </div>
      ))}
      {items.length > 1 ? (
        <Tabs
          label="Drafts"
          tabs={items.map((draft, at) => ({
            value: `${at}`,
            label: draft.known.angle ?? `Draft ${at + 1}`,
            content: <DraftItem keptAs={nameOf(draft, at)} draft={draft} evidence={evidence} />,
          }))}
        />
      ) : (
        items.map((draft, at) => (
          <DraftItem
            key={draft.known.number ?? at}
            keptAs={nameOf(draft, at)}
            draft={draft}
            evidence={evidence}
          />
        ))
      )}
      <OtherThings things={other} />
    </Panel>
  )
}

function DraftItem({
  keptAs,
  draft: { known, more },
  evidence,
}: {
  keptAs: string
  draft: Read<WarmLeadDraft>
  evidence: readonly WarmLeadEvidence[]
}) {
  const { subject, to, note } = known
  const writer = modelOf(known.engine)
  const { mail, isEdited, change, restore } = useEditedMail(keptAs, known)
  const [isEditing, setEditing] = useState(false)
  const cited = [...new Set(known.parts?.flatMap((part) => part.evidence ?? []) ?? [])]
  const rests = evidence.filter(({ number }) => cited.includes(number))
  return (
    <article className="flex min-w-0 flex-col rounded-md border border-rule">
      <header className="border-rule border-b px-4 py-2.5">
        {/* While it is edited, the field has it. */}
        {!isEditing && <h3 className="wrap-anywhere font-medium text-ink">{mail.subject || 'No subject'}</h3>}
        <p className="break-all text-ink-faint text-xs">
          {to ? `To ${to}` : 'No email address found'}
          {writer && ` · Written by ${writer}`}
          {isEdited && ' · Edited by you'}
        </p>
      </header>
      <div className="flex min-w-0 grow flex-col">
        {note && (
          <div className="px-4 pt-3">
            <Notice
              tone="warn"
              action={
                <LinkButton size="sm" href="/settings/company">
                  Company profile
                </LinkButton>
              }
            >
              {note}
            </Notice>
          </div>
        )}
        {isEditing ? (
          <MailFields mail={mail} change={change} />
        ) : (
          <p className="max-w-2xl whitespace-pre-line wrap-anywhere px-4 py-3 text-ink text-sm leading-relaxed">
            {mail.body}
          </p>
        )}
        {rests.length > 0 && (
          <ol aria-label="Sources" className="mx-4 mb-3 grid gap-1 border-rule/70 border-t pt-2">
            {rests.map(({ number, passage, url }) => (
              <li key={number} className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-xs">
                <EvidenceMarks numbers={[number]} evidence={evidence} />
                <span className="min-w-0 text-ink-soft">
                  <span className="block wrap-anywhere" title={passage}>
                    {passage.length > longestPassage ? cutAtWord(passage, cutPassage) : passage}
                  </span>
                  <OutsideLink href={url} className="text-ink-faint" />
                </span>
              </li>
            ))}
          </ol>
        )}
        <div className="mx-4">
          <MoreMembers members={more} />
        </div>
        <footer className="mt-auto flex flex-wrap gap-2 border-rule border-t px-4 py-2.5">
          <a href={mailtoOf(mail)} className={buttonStyles({ size: 'sm' })}>
            <Mail aria-hidden /> Open in email app
          </a>
          <CopyButton value={draftText(mail)} what={`draft ${subject ?? ''}`.trim()} label="Copy" />
          <Button size="sm" variant="quiet" onClick={() => setEditing(!isEditing)}>
            <Pencil aria-hidden /> {isEditing ? 'Done' : 'Edit'}
          </Button>
          {isEdited && (
            <Button size="sm" variant="quiet" onClick={restore}>
              <RotateCcw aria-hidden /> Undo my changes
            </Button>
          )}
        </footer>
      </div>
    </article>
  )
}

function MailFields({
  mail: { subject = '', body = '' },
  change,
}: {
  mail: WarmLeadDraft
  change: (mail: EditedMail) => void
}) {
  return (
    <div className="grid gap-3 px-4 py-3">
      <Field label="Subject" className="max-w-none">
        {(control) => (
          <Input
            {...control}
            value={subject}
            onChange={(event) => change({ subject: event.target.value, body })}
          />
        )}
      </Field>
      <Field label="Message" className="max-w-none">
        {(control) => (
          <Textarea
            {...control}
            className="text-base"
            value={body}
            onChange={(event) => change({ subject, body: event.target.value })}
          />
        )}
      </Field>
      <p className="text-ink-faint text-xs">Changes are saved in this browser.</p>
    </div>
  )
}
