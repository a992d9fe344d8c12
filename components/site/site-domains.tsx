'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Field } from '#components/ui/field.tsx'
import { fieldWidth } from '#components/ui/form-page.tsx'
import { Input } from '#components/ui/input.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Site, SiteDomain } from '#contract/site.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'

export type SiteDomainsProps = {
  site: Site
  add: (input: { domain: string }) => Promise<ActionResult<SiteDomain>>
  verify: (domain: string) => Promise<ActionResult<SiteDomain>>
  remove: (domain: string) => Promise<ActionResult<Site>>
}

/** The site's own domains: what proves each, and which one readers see. */
export function SiteDomains({ site, add, verify, remove }: SiteDomainsProps) {
  const router = useRouter()
  const [domains, setDomains] = useState(site.domains)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState('')

  const put = (changed: SiteDomain) =>
    setDomains((before) => [
      ...before
        .filter(({ domain }) => domain !== changed.domain)
        .map((one) => (changed.main ? { ...one, main: false } : one)),
      changed,
    ])
  const run = async <T,>(what: string, work: Promise<ActionResult<T>>, then: (data: T) => void) => {
    setPending(what)
    const result = await work
    setPending('')
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return
    then(result.data)
    // Whoever comes back from another part of the page finds it as it is now.
    router.refresh()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run('add', add({ domain: name.trim() }), (added) => {
      put(added)
      setName('')
    })
  }
  return (
    <Panel title="Own domain" id="domains">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1 text-ink-soft text-sm">
          <Copyable value={site.url} what="site URL" />
          <p>Where readers find your site now. Once a domain is yours, earlier URLs redirect to it.</p>
        </div>
        {domains.map((domain) => (
          <DomainRow
            key={domain.domain}
            domain={domain}
            pending={pending === domain.domain}
            onVerify={() => void run(domain.domain, verify(domain.domain), put)}
            onRemove={() =>
              void run(domain.domain, remove(domain.domain), (after) => setDomains(after.domains))
            }
          />
        ))}
        {problem && <ProblemNotice problem={problem} />}
        <form noValidate onSubmit={submit} className={`flex flex-wrap items-end gap-2 ${fieldWidth}`}>
          <Field label="Domain" className="min-w-0 flex-1">
            {(control) => (
              <Input
                {...control}
                placeholder="blog.example.com"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            pending={pending === 'add'}
            disabledReason={name.trim() === '' ? 'Enter a domain first' : undefined}
          >
            Add domain
          </Button>
        </form>
      </div>
    </Panel>
  )
}

function DomainRow(props: {
  domain: SiteDomain
  pending: boolean
  onVerify: () => void
  onRemove: () => void
}) {
  const { domain, pending, onVerify, onRemove } = props
  const isLive = domain.status === 'live'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-rule border-b pb-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-medium text-sm">{domain.domain}</span>
        <Badge>{isLive ? (domain.main ? 'Live' : 'Leads to the main domain') : 'Waiting for proof'}</Badge>
        <span className="ml-auto flex gap-2">
          {!domain.main && (
            <Button size="sm" pending={pending} onClick={onVerify}>
              {isLive ? 'Make main' : 'Check now'}
            </Button>
          )}
          <Button size="sm" variant="quiet" pending={pending} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </div>
      {!isLive && (
        <ol className="grid list-decimal grid-cols-[minmax(0,1fr)] gap-2 pl-5 text-ink-soft text-sm">
          <li>Point the domain at this server, with a CNAME or an A record.</li>
          <li>
            Add a TXT record <Copyable value={domain.dnsName} what="record name" /> with the value{' '}
            <Copyable value={domain.dnsValue} what="record value" />, or put that value into a file at{' '}
            <Copyable value={domain.fileUrl} what="file address" />.
          </li>
          <li>Check. A new record can take an hour to be seen.</li>
        </ol>
      )}
      {domain.problem && !isLive && (
        <Notice tone="warn" live>
          {domain.problem}
        </Notice>
      )}
    </div>
  )
}
