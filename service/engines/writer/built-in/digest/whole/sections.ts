import { addressesMachine } from '../../../evidence/addresses-machine.ts'
import { isBoilerplate } from '../../../evidence/boilerplate.ts'
import type { EvidenceSource } from '../../../writer.ts'
import { isSignature } from '../../is-signature.ts'
import { comparable, plainText } from '../../plain-text.ts'
import type { Evidence, EvidenceSection, Sentence } from '../../sentence.ts'
import { announcesOnly } from '../announcements/announces-only.ts'
import { isEmptyRemark } from '../is-empty-remark.ts'
import { promotes } from '../is-told.ts'
import { countPartWords, type Part } from '../passage.ts'
import { isNote } from '../place-notes.ts'
import { findPointers } from '../pointers/find-pointers.ts'
import { isHype } from '../selling-words/is-hype.ts'
import { guarantees } from '../selling-words/looks-sold.ts'
import { leansOnPrevious, standsAlone } from '../stands-alone.ts'
import { areVoices } from './thread.ts'

/** What stands under one heading of one source, whole and in its order. */
export type WholeSection = {
  source: number
  section: EvidenceSection
  /** As its source writes it, "Summary" as well; empty over what stands above the first. */
  heading: string
  /** The headings above it that say something, outermost first, and its own. */
  path: string[]
  parts: Part[]
  words: number
  /** One of its lists is numbered. */
  isNumbered: boolean
  /** Somebody speaks whose name is its heading. */
  isVoice: boolean
  /** What stands before it in its source. */
  follows: EvidenceSection | undefined
}

/** The sections of all sources; `isOver` says of a sentence that it does not hold today. */
export function listSections(
  { sections, tables }: Evidence,
  used: readonly EvidenceSource[],
  isSold: (source: number) => boolean,
  isOver: (sentence: Sentence) => boolean,
): WholeSection[] {
  const threads = new Set(
    [...Map.groupBy(sections, ({ source }) => source)].flatMap(([source, all]) =>
      used[source]?.own !== true && areVoices(all.flatMap(({ heading }) => heading ?? [])) ? [source] : [],
    ),
  )
  return sections.flatMap((section, at): WholeSection[] => {
    const isVoice = threads.has(section.source) && section.heading !== null
    const source = used[section.source]
    if (source === undefined) return []
    const told = tellable(section.sentences, source, isSold(section.source), isOver)
    const texts = [...Map.groupBy(told, ({ block }) => block)].map(([block, sentences]): Part => {
      if (sentences[0]?.item === null) return { kind: 'paragraph', block, sentences }
      return {
        kind: 'list',
        block,
        lead: [],
        items: [...Map.groupBy(sentences, ({ item }) => item).values()],
      }
    })
    const shown = tables
      .filter((table) => table.section === section)
      .map((table): Part => ({ kind: 'table', block: table.block, table }))
    const parts = withoutLooseLeads(
      [...texts, ...shown].toSorted((a, b) => a.block - b.block),
      isVoice,
    )
    if (parts.length === 0) return []
    const path = [...(section.trail ?? (section.parent === null ? [] : [section.parent]))].reverse()
    if (section.heading !== null) path.push(section.heading)
    const heading = section.heading ?? headingAbove(source, parts[0])
    const isNumbered = parts.some(({ block }) => {
      const list = source.blocks[block]
      return list?.kind === 'list' && list.first !== undefined
    })
    return [
      {
        source: section.source,
        section,
        heading,
        path,
        parts,
        words: countPartWords(parts),
        isNumbered,
        isVoice,
        follows: sections[at - 1],
      },
    ]
  })
}

const maxHeading = 110

/** A heading that says nothing of what it is about says what its section is for. */
function headingAbove({ blocks, title }: EvidenceSource, first: Part | undefined): string {
  const above = blocks.slice(0, first?.block ?? 0).findLast(({ kind }) => kind === 'heading')
  if (above?.kind !== 'heading' || above.level === 1) return ''
  const whole = plainText(above.text)
  // Of what an interviewer says the question is over the answer.
  const [question] = /(?<![^.!?…])[^.!?…]+[?]$/u.exec(whole) ?? []
  const heading = whole.length <= maxHeading ? whole : (question ?? whole.slice(0, maxHeading)).trim()
  const saysNothing =
    addressesMachine(heading) || isSignature(heading) || comparable(heading) === comparable(title)
  return saysNothing ? '' : heading
}

/** All but what sells or calls; a sentence that leans on one that is left out goes with it. */
function tellable(
  sentences: readonly Sentence[],
  source: EvidenceSource,
  isSeller: boolean,
  isOver: (sentence: Sentence) => boolean,
): Sentence[] {
  const told = new Set<Sentence>()
  /** What advertises for others or no longer holds stays out, also of the middle of a paragraph. */
  const refused = new Set<Sentence>()
  let cut: Sentence | undefined
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]
    // Small print is told with what it is of, whatever it says.
    const block = source.blocks[sentence.block]
    if (isSeller && block?.kind === 'paragraph' && isNote(block.text) && !isBoilerplate(sentence.text)) {
      told.add(sentence)
      continue
    }
    // What a seller answers, or is bound to, is told with all that it says of it.
    const isAnswer = isSeller && vouches(sentence.section.heading ?? '')
    const isUnfit =
      source.own || isAnswer
        ? isBoilerplate(sentence.text)
        : promotes(sentence, source, isSeller) || (isSeller && isHype(sentence.text))
    if (isUnfit) cut = sentence
    if (isOver(sentence) || (isUnfit && !source.own)) refused.add(sentence)
    // What goes on from an advert in its own paragraph is of it.
    if (sentence.item === null && cut?.block === sentence.block) continue
    if (
      isUnfit ||
      isPermission(sentence) ||
      isEmptyRemark(sentence) ||
      announcesItself(sentence.text) ||
      // A page that asks its reader something has something to sell; a person who asks is answered below.
      (sentence.question && isSeller && !isAnswer) ||
      isOver(sentence)
    )
      continue
    if (before === undefined ? isRiddle(sentence) : leans(sentence) && !told.has(before)) continue
    told.add(sentence)
  }
  if (!isSeller) for (const hole of holesIn(sentences, told)) if (!refused.has(hole)) told.add(hole)
  return sentences.filter((sentence) => told.has(sentence))
}

/** True for a heading over an answer of a seller, or over what it guarantees. */
function vouches(heading: string): boolean {
  return /[?？]\s*$/u.test(heading) || guarantees.test(heading)
}

/** What is left out of the middle of a paragraph is missed by what stands behind it. */
function holesIn(sentences: readonly Sentence[], told: ReadonlySet<Sentence>): Sentence[] {
  return [...Map.groupBy(sentences, ({ block }) => block).values()].flatMap((all) => {
    const from = all.findIndex((one) => told.has(one))
    const to = all.findLastIndex((one) => told.has(one))
    return all
      .slice(from === -1 ? all.length : from, to + 1)
      .filter((one) => one.item === null && !told.has(one))
  })
}

/** "Told with the permission of …": what a paper says of how it came about. */
function isPermission({ text, words }: Sentence): boolean {
  return words <= maxPermission && permits.test(text)
}

const maxPermission = 26
const permits =
  /(?<!\p{L})(?:with (?:\p{L}+ )?permission|(?:may|can) (?:be )?(?:cop(?:y|ied)|photocop(?:y|ied))|darf (?:\p{L}+ )?kopiert|kopieren (?:sie|erlaubt|erwünscht)|(?:pouvez|peut) (?:\p{L}+ )?(?:photo)?copi\p{L}+|(?:puedes?|puede|se puede) (?:foto)?copiar|(?:può|potete|si può) (?:foto)?copiar\p{L}*|mag (?:\p{L}+ )?gekopieerd|pode (?:foto)?copiar|agreed to (?:be named|tell)|(?:has|have|had) (?:said (?:that )?we (?:can|may)|allowed us|let us|read (?:this|it) and)|hat (?:uns )?(?:\p{L}+ )?erlaubt|einverstanden, dass|(?:hat|haben) (?:das|dies|es) gelesen|nous (?:a|ont) (?:autorisé|permis)|nos (?:ha|han) (?:permitido|dejado)|ci (?:ha|hanno) (?:permesso|autorizzat\p{L})|heeft ons toegestaan|nos (?:permitiu|autorizou)|mit (?:einverständnis|genehmigung|erlaubnis)|avec (?:l[’']accord|la permission|l[’']autorisation)|con (?:el |su )?permiso|con (?:il |suo )?permesso|met toestemming|com (?:a )?(?:permissão|autorização))(?!\p{L})/iu

/** "This note replaces note 14 of 2019", behind a list or a table: what a paper says of itself. */
function isOfItself([first, ...others]: readonly Sentence[]): boolean {
  const words = others.reduce((sum, one) => sum + one.words, first?.words ?? 0)
  if (first?.leaning !== true || words > maxOfItself) return false
  const rules = findPointers(first.lexicon.language)
  return (
    rules === undefined ||
    rules.document.test(first.text) ||
    [...first.text.matchAll(rules.demonstrative)].some(({ index }) => index <= 2)
  )
}

const maxOfItself = 14

/** "In this article we will look at everything you need to know." */
function announcesItself(text: string): boolean {
  return announcesOnly(text) && ofItself.test(text)
}

const ofItself =
  /(?<!\p{L})(?:articles?|guides?|posts?|pages?|blog|artikel|ratgeber|beitrag|leitfaden|seite|artículo|guía|página|articolo|guida|pagina|artigo|guia|gids)(?!\p{L})|記事|ページ|文章/iu

/** What opens a section has its heading above it, and nothing that it could point at but that. */
function isRiddle(sentence: Sentence): boolean {
  const { heading } = sentence.section
  return sentence.item === null && sentence.leaning && heading === null
}

function leans(sentence: Sentence): boolean {
  if (sentence.item !== null || sentence.question) return false
  return sentence.leaning || leansOnPrevious(sentence) || (!sentence.announces && !standsAlone(sentence))
}

/** Fewer words at the end of a section are what a paper says of itself. */
const maxTail = 6

/** The line before a list is of the list; what announces something that was left out announces nothing. */
function withoutLooseLeads(parts: readonly Part[], isVoice: boolean): Part[] {
  const joined: Part[] = []
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    const before = joined.at(-1)
    if (part.kind === 'list' && before?.kind === 'paragraph') {
      if (before.sentences.at(-1)?.announces) {
        joined.splice(-1, 1, { ...part, lead: before.sentences })
        continue
      }
    }
    // Who asks in a thread is answered below.
    if (part.kind === 'paragraph' && next === undefined && !isVoice) {
      const sentences = part.sentences.filter(
        ({ announces, question }, place) => place < part.sentences.length - 1 || !(announces || question),
      )
      const isTail = at > 0 && (countPartWords([{ ...part, sentences }]) <= maxTail || isOfItself(sentences))
      if (sentences.length > 0 && !isTail) joined.push({ ...part, sentences })
      continue
    }
    joined.push(part)
  }
  return joined
}
