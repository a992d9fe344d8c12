import { html, raw } from 'hono/html'
import type { AccessScope } from '#contract/access-scopes.ts'
import { type Markup, plainPage, plainPageHeaders, sheet } from './plain-page.ts'

/** What the pages say of a program: all of it comes from the program. */
export type Program = { name: string; redirectUri: string }

const fieldStyle = raw(
  '<style>label{display:block;font-weight:500;margin:1.3rem 0 .4rem}input:not([type=hidden]){width:100%;min-height:2.75rem;font:inherit;padding:.6rem .75rem;border:1px solid var(--edge);border-radius:5px;background:var(--paper);color:var(--ink)}input.digits{font:600 1.5rem/1.2 var(--mono);letter-spacing:.16em}.problem{border-left:3px solid var(--accent);padding-left:.75rem}fieldset{border:0;margin:1.3rem 0 0;padding:0;display:grid;gap:.5rem}legend{font-weight:500;padding:0;margin-bottom:.4rem}label.option{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.1rem .75rem;margin:0;padding:.7rem .85rem;border:1px solid var(--edge);border-radius:5px;cursor:pointer}label.option:has(:checked){border-color:var(--ink);background:var(--paper)}label.option input{width:1.1rem;min-height:0;height:1.1rem;margin:.2rem 0 0;accent-color:var(--ink)}label.option span{grid-column:2;font-weight:400;color:var(--soft);font-size:.92rem}</style>',
)

/** Asks for the address of the workspace. */
export function addressPage(
  at: string,
  program: Program,
  {
    offered,
    access = offered[0],
    problem,
    typed = '',
  }: {
    offered: readonly AccessScope[]
    access?: AccessScope | undefined
    problem?: string
    typed?: string
  },
): Markup {
  return plainPage(
    'Connect a program',
    sheet(html`${fieldStyle}<h1>Connect this program?</h1>
    ${facts(program)}
    <p class="soft">The name isn't verified. You can disconnect the program at any time under Settings &rsaquo; Connect an agent.</p>
    ${problemLine(problem)}
    <form id="step" method="post" action="${at}/mail">
    ${accessChoice(offered, access)}
    <label for="email">Your email address</label>
    <input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${typed}" autofocus></form>
    <div class="choices"><button form="step">Send code</button>${smallForm(at, 'decline', 'Decline')}</div>`),
  )
}

/** Asks for the code that the mailed page shows: typing it is proof and consent. */
export function codePage(
  at: string,
  program: Program,
  { email, access }: { email: string; access: AccessScope },
  problem?: string,
): Markup {
  return plainPage(
    'Enter your code',
    sheet(html`${fieldStyle}<h1>Enter your code</h1>
    <p>We sent an email to <strong>${email}</strong>. Its link shows a 6-digit code; it can take a minute to arrive.</p>
    ${facts(program, access)}
    ${problemLine(problem)}
    <form id="step" method="post" action="${at}/code">
    <label for="code">Code</label>
    <input id="code" class="digits" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" required maxlength="12" autofocus></form>
    <div class="choices"><button form="step">Connect</button>${smallForm(at, 'again', 'Use another address')}${smallForm(at, 'decline', 'Decline')}</div>`),
  )
}

/** A sentence where a sign-in cannot go on. */
export function stoppedPage(title: string, text: string): Markup {
  return plainPage(
    title,
    sheet(
      html`<h1>${title}</h1><p>${text}</p><p>Go back to the program and connect again. Nothing was shared.</p>`,
    ),
  )
}

/** A request of a program that cannot be sent back to it: what a person does, and what its makers have to know. */
export function refusedPage(told: { error: string; error_description: string; error_uri: string }): Markup {
  return plainPage(
    'This sign-in has stopped',
    sheet(
      html`<h1>This sign-in has stopped</h1><p>Go back to the program, remove the connection there and add it again. Nothing was shared.</p>
      <p class="soft">If it happens again, tell the makers of the program: <code>${told.error}</code>. ${told.error_description} <a href="${told.error_uri}">What it means</a></p>`,
    ),
  )
}

/** Browsers check the redirect after a form by `form-action`, too: so it names where the program is. */
export function pageHeaders(program?: Program): Readonly<Record<string, string>> {
  const target = program && URL.parse(program.redirectUri)
  const source = target && (/^https?:$/.test(target.protocol) ? target.origin : target.protocol)
  const policy = plainPageHeaders['Content-Security-Policy'] ?? ''
  return {
    ...plainPageHeaders,
    'X-Frame-Options': 'DENY',
    ...(source &&
      /^[\w.:/[\]-]+$/.test(source) && {
        'Content-Security-Policy': policy.replace("form-action 'self'", `form-action 'self' ${source}`),
      }),
  }
}

const accessWords: Readonly<Record<AccessScope, { title: string; text: string }>> = {
  agent: {
    title: 'Full access',
    text: 'Read everything, write and publish in your name, change and delete content, and spend your credits.',
  },
  'agent:read': {
    title: 'Read only',
    text: "Read your articles, knowledge, results and settings. It can't change, publish or spend anything.",
  },
}

function accessChoice(offered: readonly AccessScope[], access: AccessScope | undefined): Markup {
  if (!offered.includes('agent')) {
    return html`<p>This program asks to read only. ${accessWords['agent:read'].text}</p>`
  }
  return html`<fieldset><legend>What may it do?</legend>${offered.map((scope) => {
    const { title, text } = accessWords[scope]
    return html`<label class="option"><input type="radio" name="access" value="${scope}"${scope === access ? ' checked' : ''}>${title}<span>${text}</span></label>`
  })}</fieldset>`
}

function facts(program: Program, access?: AccessScope): Markup {
  const target = URL.parse(program.redirectUri)
  return html`<dl>
    <div><dt>Program</dt><dd><bdi>${program.name}</bdi></dd></div>
    <div><dt>Returns to</dt><dd>${target?.host || target?.protocol || 'unknown'}</dd></div>
    ${access === undefined ? '' : html`<div><dt>Access</dt><dd>${accessWords[access].title}</dd></div>`}
    </dl>`
}

function problemLine(problem: string | undefined): Markup | string {
  return problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`
}

function smallForm(at: string, what: string, label: string): Markup {
  return html`<form method="post" action="${at}/${what}"><button class="quiet">${label}</button></form>`
}
