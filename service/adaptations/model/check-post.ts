import { whyUnfit } from '#contract/adaptation-parts.ts'
import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import {
  addressesMachine,
  baseLanguage,
  hasBalancedMarks,
  saysTheSame,
  standsAlone,
} from '../../engines/writer/shared.ts'
import { languageDetector } from '../../text/language-detector.ts'
import { shorten } from '../../text/shorten.ts'
import type { ArticleDigest } from '../article-digest.ts'
import { spokenSeconds } from '../draw-script.ts'
import { sentencesIn } from '../sentences-in.ts'
import type { FindUnsupported } from './find-unsupported.ts'
import type { DraftPost } from './post-form.ts'

export type CheckedPost = {
  platform: AdaptationPlatform
  draft: DraftPost
  /** The whole, with its links and hashtags. */
  content: string
}

const maxSpokenSeconds = 62
/** Minimum number of letters for language detection. */
const distinctLetters = 80

/** What keeps a model's post from being used, each as an order to change it; empty when nothing does. */
export async function checkPost(
  { platform, draft, content }: CheckedPost,
  about: { digest: ArticleDigest; avoid: readonly string[]; findUnsupported: FindUnsupported },
): Promise<string[]> {
  const { language } = about.digest
  const texts = textsOf(draft)
  const written = texts.join('\n\n')
  const unfit = whyUnfit(platform, content)
  const unsupported = await about.findUnsupported(written)
  return [
    ...(written.trim() === '' ? ['It is empty.'] : []),
    ...(unfit === undefined ? [] : [`${unfit} Links and hashtags are added and count. Shorten it.`]),
    ...texts
      .filter((text) => !hasBalancedMarks(text))
      .map((text) => `A quotation mark or bracket has no other half here: ${quote(text)}`),
    ...openingsOf(draft)
      .filter((opening) => !standsAlone(opening, language))
      .map(
        (opening) => `This beginning needs what stands elsewhere; name what it speaks of: ${quote(opening)}`,
      ),
    ...findRepetitions(texts),
    ...(/https?:|www\.|(?:^|\s)[#@]\p{L}/iu.test(written)
      ? ['Leave out all links, hashtags and @names.']
      : []),
    ...about.avoid
      .filter((word) => written.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `The company never writes “${word}”.`),
    ...(isForeign(written, language) ? [`It is not in the language asked for (${language}).`] : []),
    ...sentencesIn(written)
      .filter(addressesMachine)
      .map((sentence) => `This speaks to a machine: ${quote(sentence)}`),
    ...(draft.kind === 'script' ? checkScript(draft.shots) : []),
    ...(draft.kind === 'thread' && draft.posts.length < 3 ? ['A thread has at least three posts.'] : []),
    ...unsupported.map((what) => `The article does not bear this out: ${what}`),
  ]
}

/** What a reader hears or reads as running text; what is lettered on a picture repeats what is said. */
function textsOf(draft: DraftPost): string[] {
  switch (draft.kind) {
    case 'text':
      return [...(draft.title === null ? [] : [draft.title]), draft.text]
    case 'thread':
      return draft.posts
    case 'script':
      return [
        ...(draft.title === null ? [] : [draft.title]),
        draft.shots.map(({ say }) => say).join(' '),
        draft.caption,
      ]
  }
}

/** Where a reader comes in without having read anything: the first line of each text, and of each post of a thread. */
function openingsOf(draft: DraftPost): string[] {
  const first = (text: string) => sentencesIn(text.split('\n')[0] ?? '')[0] ?? ''
  const openings = draft.kind === 'text' ? [draft.text] : textsOf(draft)
  return openings.map(first).filter((opening) => opening !== '')
}

/** The title of a text and the caption of a film are separate from it, and may repeat it. */
function findRepetitions(texts: readonly string[]): string[] {
  const body = texts.length > 1 && texts[0] && texts[0].length < 200 ? texts.slice(1) : texts
  const sentences = (body.length === 2 ? body.slice(0, 1) : body).flatMap(sentencesIn)
  return sentences.flatMap((sentence, index) => {
    const before = sentences.slice(0, index).find((one) => saysTheSame(one, sentence))
    return before === undefined ? [] : [`This is said twice: ${quote(before)} / ${quote(sentence)}`]
  })
}

function checkScript(shots: readonly { say: string }[]): string[] {
  const seconds = shots.reduce((sum, { say }) => sum + spokenSeconds(say), 0)
  return [
    ...(shots.length < 2 ? ['A script has at least two shots.'] : []),
    ...(seconds > maxSpokenSeconds ? [`It takes ${seconds} seconds to say. Stay under 60.`] : []),
  ]
}

function isForeign(text: string, language: string): boolean {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < distinctLetters) return false
  const found = languageDetector().detect(text)
  return found !== '' && found !== baseLanguage(language)
}

function quote(text: string): string {
  return `“${shorten(text, 200)}”`
}
