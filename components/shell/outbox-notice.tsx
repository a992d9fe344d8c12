import { Notice } from '#components/ui/notice.tsx'

/** Where the mail is while no mail server is set. */
export function OutboxNotice({ href }: { href: string }) {
  return (
    <Notice>
      Your email is on this machine, which has no mail server:{' '}
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
      >
        open the outbox
        <span className="sr-only"> (in a new tab)</span>
      </a>
      .
    </Notice>
  )
}
