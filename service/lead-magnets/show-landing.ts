import type { Context } from '../core/context.ts'
import { fill, findMagnetWords } from '../engines/lead-magnet-writer/find-magnet-words.ts'
import { coverLocale } from '../engines/typesetter/cover-design.ts'
import { dayLocale } from '../site/article-meta.ts'
import { pictureColors } from '../site/brand-colors.ts'
import type { LandingForm, LandingGuide } from '../site/landing-page.ts'
import { landingPath } from '../site/site-address.ts'
import type { AskOutcome } from './ask-for-lead-magnet.ts'
import { consentText } from './consent-text.ts'
import type { Landing } from './find-landing.ts'
import { landingWords, say } from './landing-words.ts'
import { languageOf } from './language-of.ts'
import type { LandingWords } from './languages/landing-words.ts'
import { formStamp } from './lead-links.ts'
import { publisherName } from './publisher-name.ts'

/** The words of a landing page's language. */
export function wordsOf({ row }: Landing): LandingWords {
  return landingWords[languageOf(row.language)]
}

/** What the landing page shows of its lead magnet. */
export function guideOf(landing: Landing): LandingGuide {
  const { row, site } = landing
  const language = languageOf(row.language)
  const words = findMagnetWords(language)
  const parts = row.content?.parts ?? []
  const sizeOf = (n: number) => itemsInWords(landing, n)
  return {
    kind: words.kind[row.input.type],
    title: row.title ?? row.topic,
    subtitle: row.content?.subtitle ?? '',
    parts: parts.map(({ heading, items }) => ({ heading, size: sizeOf(items.length) })),
    publisher: publisherName(site.company, site.title),
    madeAt: row.completedAt ?? row.createdAt,
    pattern: null,
    language,
    locale: coverLocale(language, dayLocale(site.language, site)),
    path: landingPath(site.root, row.slug ?? ''),
    hasCover: true,
  }
}

/** The same with the pattern of its cover. */
export function drawnGuideOf(ctx: Context, landing: Landing): LandingGuide {
  const { row, site } = landing
  const { brand } = site
  const art = ctx.engines.illustrator.drawArt({ seed: row.id, colors: pictureColors(brand), square: true })
  return {
    ...guideOf(landing),
    pattern: `data:image/svg+xml;base64,${Buffer.from(art).toString('base64')}`,
  }
}

/** The form, with what was typed and why it came back. */
export function landingFormOf(
  ctx: Context,
  landing: Landing,
  about: {
    typed: LandingForm['typed']
    problem: Exclude<AskOutcome, 'sent'> | null
    from?: string | undefined
  },
): LandingForm {
  const words = wordsOf(landing)
  const problems = {
    wrong_email: words.wrongEmail,
    no_consent: words.needConsent,
    stale: words.stale,
    too_many: words.tooMany,
    too_many_emails: say(words.tooManyEmails, { x: about.typed.email.trim() }),
  }
  return {
    contents: words.contents,
    size: sizeOf(landing),
    email: words.email,
    consent: consentText(landing),
    submit: words.submit,
    nextTitle: words.nextTitle,
    next: words.next.slice(0, 2),
    note: words.next[2],
    stamp: formStamp(ctx, landing.row.id),
    from: about.from,
    typed: about.typed,
    problem: about.problem && problems[about.problem],
  }
}

/** How much is in it: what it is made of, and its pages. */
function sizeOf(landing: Landing): string {
  const { inParts, pages } = wordsOf(landing)
  const parts = landing.row.content?.parts ?? []
  const items = parts.reduce((sum, part) => sum + part.items.length, 0)
  const pdf = fill(pages, String(landing.row.pageCount ?? 1))
  if (parts.length < 2) return pdf
  return `${say(inParts, { x: itemsInWords(landing, items), y: String(parts.length) })} · ${pdf}`
}

function itemsInWords(landing: Landing, n: number): string {
  const [one, many] = wordsOf(landing).items[landing.row.input.type]
  return n === 1 ? one : fill(many, String(n))
}

type NoticeKind = 'checkMail' | 'confirm' | 'ready' | 'linkOver' | 'erase' | 'erased'

/** The words of the short pages behind the mailed links. */
export function noticeOf(
  landing: Landing,
  kind: NoticeKind,
  email = '',
): { heading: string; text: string; more?: string; label?: string } {
  const words = wordsOf(landing)
  switch (kind) {
    case 'checkMail':
      return { heading: words.checkMail, text: say(words.checkMailText, { x: email }), more: words.notThere }
    case 'confirm':
      return {
        heading: words.confirmTitle,
        text: say(words.confirmText, { x: landing.row.title ?? landing.row.topic }),
        label: words.confirmButton,
      }
    case 'ready':
      return { heading: words.ready, text: words.readyText, label: words.download }
    case 'linkOver':
      return { heading: words.linkOver, text: words.linkOverText }
    case 'erase':
      return { heading: words.eraseTitle, text: words.eraseText, label: words.eraseButton }
    case 'erased':
      return { heading: words.erased, text: words.erasedText }
  }
}
