/** One part of a brief's outline: what to find out, and which evidence would answer it. */
export type BriefPart = { heading: string; findOut: string; evidence: string }

/** The words of a content brief in one language; `{x}` is the topic, set so that it needs no inflection. */
export type BriefPhrases = {
  language: string
  description: string
  titlesHeading: string
  titles: string[]
  questionsHeading: string
  questions: string[]
  outlineHeading: string
  /** Labels in a part of the outline, with their colon. */
  findOut: string
  evidence: string
  /** What it is, why it matters, how it is done, what it costs against what else, where it ends. */
  parts: Record<'definition' | 'why' | 'how' | 'compare' | 'limits', BriefPart>
  nextHeading: string
  next: string[]
}
