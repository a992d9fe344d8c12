import type { MailMessage } from '../engines/mail/mail.ts'
import { escapeHtml } from '../site/escape-html.ts'

/** The mail with the claim link. The agent's name is a stranger's text: one line, escaped, and shortened. */
export function claimMail(about: { to: string; agentName: string; link: string }): MailMessage {
  const name = about.agentName.replaceAll(/\s+/g, ' ').slice(0, 100)
  const text = [
    `A program that calls itself "${name}" asks for a key to your Masthead desk.`,
    '',
    'If that is you, open this link and give the code there to the program. The link works for 10 minutes:',
    about.link,
    '',
    'If you do not recognise it, do nothing: without the code no key is given out.',
  ].join('\n')
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.5 Georgia,serif;color:#1c1b18;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p>A program that calls itself <strong>${escapeHtml(name)}</strong> asks for a key to your Masthead desk.</p>
<p>If that is you, open the page and give the code there to the program. The link works for 10 minutes.</p>
<p><a href="${escapeHtml(about.link)}" style="display:inline-block;padding:.65rem 1.15rem;border-radius:5px;background:#1c1b18;color:#fffefa;text-decoration:none">Show me the code</a></p>
<p style="color:#5f5b4f">If you do not recognise it, do nothing: without the code no key is given out.</p>
</body></html>`
  return { to: about.to, subject: 'Your link to Masthead', text, html }
}
