import type { AgentContext } from '../core/context.ts'
import { hasBalancedMarks, isQuestion } from '../engines/writer/shared.ts'
import { type CoveringDocument, findCoverage } from '../knowledge/find-coverage.ts'
import { type FittingCandidate, inBestCategory } from './best-category.ts'
import { subjectOfHeading } from './subject-of-heading.ts'
import type { TopicCandidate } from './topic-candidate.ts'
import { titleOfCategory, titleOfProblem } from './topic-phrases.ts'
import { type TopicWeight, weighTopic } from './weigh-topic.ts'

export type TopicWishes = { categories: readonly string[]; problems: readonly string[] }

const maxSubjects = 12
const maxTitleLength = 500

/**
 * Everything a session could write about: each problem within each category, what the knowledge base has under each
 * category, and each category by itself.
 */
export async function findCandidates(
  ctx: AgentContext,
  wishes: TopicWishes & { language: string },
): Promise<TopicCandidate[]> {
  // A problem is asked about once, however many categories it is crossed with.
  const weights = new Map<string, Promise<TopicWeight>>()
  const lookUp = (subject: string) => {
    const known = weights.get(subject) ?? weighTopic(ctx, subject)
    weights.set(subject, known)
    return known
  }
  const { language } = wishes
  const perCategory = await Promise.all(
    unique(wishes.categories).map(async (category) => {
      const known = await findCoverage(ctx, { text: category, passages: 60 })
      const shares = new Map(known.map(({ documentId, share }) => [documentId, share]))
      const subjects: Subject[] = [
        ...unique(wishes.problems).map((problem) => ({
          subject: problem,
          problem,
          title: titleOfProblem(problem, language),
        })),
        ...knownSubjects(known, { category, language }),
        { subject: category, title: titleOfCategory(category, language), isWhole: true },
      ]
      const candidates: FittingCandidate[] = []
      for (const { subject, title, problem = null, isWhole = false } of subjects) {
        const topic = { title: cut(title), category, subject, problem, isWhole }
        candidates.push({ ...topic, ...(await lookUp(subject)), proposedBy: 'built-in', fit: 0 })
      }
      return candidates.map((one) => ({
        ...one,
        fit: Math.max(0, ...one.evidence.map(({ document_id }) => shares.get(document_id) ?? 0)),
      }))
    }),
  )
  return inBestCategory(perCategory.flat())
}

type Subject = { subject: string; title: string; problem?: string; isWhole?: boolean }

/**
 * What documents that speak of a category have headings for: their questions, and what else makes sense outside its
 * document; of a document with neither, its title where that names the category. A sentence of a document is no title,
 * however short it is, and "Plans and prices 2026" is what a document is called, and no article about data migration.
 */
function knownSubjects(
  documents: readonly CoveringDocument[],
  { category, language }: { category: string; language: string },
): Subject[] {
  // A topic becomes the title of an article: what an internal document is called stays inside.
  const subjects = documents.flatMap(({ isInternal, title, headings }) => {
    if (isInternal) return []
    // The heading of the whole introduces the rest: it is a subject only where there is no rest.
    const telling = headings
      .filter((heading) => heading !== title)
      .flatMap((heading) => subjectOfHeading(heading, language) ?? [])
      .filter(hasBalancedMarks)
    const own = isAbout(title, category) ? [title] : []
    return (telling.length > 0 ? telling : own).map((subject) => ({
      subject,
      title: isQuestion(subject) ? cut(subject) : underCategory(category, subject),
    }))
  })
  const same = category.toLowerCase()
  const bySubject = new Map(subjects.map((one) => [one.subject, one]))
  return [...bySubject.values()].filter(({ subject }) => subject.toLowerCase() !== same).slice(0, maxSubjects)
}

/**
 * The subject under its category, unless it names its topic itself. One that would be too long is used alone, and so is one
 * that has a label of its own: nobody titles an article with two.
 */
function underCategory(category: string, subject: string): string {
  if (isAbout(subject, category) || /[:：]/.test(subject)) return cut(subject)
  const title = `${category}: ${subject}`
  return Array.from(title).length > maxTitleLength ? cut(subject) : title
}

function isAbout(subject: string, category: string): boolean {
  return subject.toLowerCase().includes(category.toLowerCase()) || namesIt(subject, category)
}

/** A whole question or statement that shares a word with its category needs no label in front of it. */
function namesIt(subject: string, category: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
  const own = words(category).map((word) => word.slice(0, 5))
  return subject.split(/\s+/).length >= 3 && words(subject).some((word) => own.includes(word.slice(0, 5)))
}

function cut(title: string): string {
  return Array.from(title).slice(0, maxTitleLength).join('')
}

/** In the order of their first mention, without surrounding space, without empty ones. */
function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '')
}
