import type { Context } from '../core/context.ts'
import { fill, findMagnetWords } from '../engines/lead-magnet-writer/find-magnet-words.ts'
import type { LandingForm, LandingGuide } from '../site/landing-page.ts'
import { landingPath } from '../site/site-address.ts'
import type { AskOutcome } from './ask-for-lead-magnet.ts'
import { consentText } from './consent-text.ts'
import type { Landing } from './find-landing.ts'
import { landingWords, say } from './landing-words.ts'
import { languageOf } from './language-of.ts'
import type { LandingWords } from './languages/landing-words.ts'
import { formStamp } from './lead-links.ts'

/** The words of a landing page's language. */
export function wordsOf({ row }: Landing): LandingWords {
  return landingWords[languageOf(row.language)]
}

/** What the landing page shows of its lead magnet. */
export function guideOf({ row, site }: Landing): LandingGuide {
  const language = languageOf(row.language)
  const words = findMagnetWords(language)
  return {
    kind: words.kind[row.input.type],
    title: row.title ?? row.topic,
    subtitle: row.content?.subtitle ?? '',
    headings: row.content?.parts.map(({ heading }) => heading) ?? [],
    language,
    path: landingPath(site.root, row.slug ?? ''),
    hasCover: true,
  }
}

/** The form, with what was typed and why it came back. */
export function landingFormOf(
  ctx: Context,
  landing: Landing,
  about: { typed: LandingForm['typed']; problem: Exclude<AskOutcome, 'sent'> | null },
): LandingForm {
  const words = wordsOf(landing)
  const problems = {
    wrong_email: words.wrongEmail,
    no_consent: words.needConsent,
    too_quick: words.tooQuick,
    too_many: words.tooMany,
  }
  return {
    contents: words.contents,
    pages: fill(words.pages, String(landing.row.pageCount ?? 1)),
    email: words.email,
    consent: consentText(landing),
    submit: words.submit,
    afterwards: words.afterwards,
    stamp: formStamp(ctx, landing.row.id),
    typed: about.typed,
    problem: about.problem && problems[about.problem],
  }
}

type NoticeKind = 'checkMail' | 'confirm' | 'ready' | 'linkOver' | 'erase' | 'erased'

/** The words of the short pages behind the mailed links. */
export function noticeOf(
  landing: Landing,
  kind: NoticeKind,
): { heading: string; text: string; label?: string } {
  const words = wordsOf(landing)
  switch (kind) {
    case 'checkMail':
      return { heading: words.checkMail, text: words.checkMailText }
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
