import type { BriefPhrases } from './brief-phrases.ts'

export const englishBrief: BriefPhrases = {
  language: 'en',
  description: 'Content brief: {x}. Working titles, questions and an outline; no evidence has been read yet.',
  titlesHeading: 'Working titles',
  titles: [
    '{x}: what it is and when it pays off',
    '{x}: a guide with figures and sources',
    '{x}: questions and answers',
  ],
  questionsHeading: 'Questions the reader has',
  questions: [
    'What is it, in one sentence that a newcomer understands?',
    'What problem does it solve, and for whom?',
    'How is it done, step by step, and how long does it take?',
    'What does it cost, and what are the alternatives?',
    'What goes wrong, and how can that be avoided?',
    'How can one tell that it worked?',
  ],
  outlineHeading: 'Outline',
  findOut: 'Find out:',
  evidence: 'Evidence that would answer it:',
  parts: {
    definition: {
      heading: 'What it is and how it works',
      findOut: 'an exact definition, the parts it consists of, and the terms that readers confuse.',
      evidence: 'a standard, an official description or your own product documentation.',
    },
    why: {
      heading: 'Why it matters',
      findOut: 'who gains what from it, with one figure for each claim and its date.',
      evidence: 'a study, a statistic from a public body, or measurements of your own.',
    },
    how: {
      heading: 'How it is done',
      findOut: 'the steps in order, who does them, how long each takes and what it needs.',
      evidence: 'an internal checklist, a manual, or an interview with somebody who does it.',
    },
    compare: {
      heading: 'Costs and alternatives',
      findOut: 'comparable figures for at least three options, in one unit and of one year.',
      evidence: 'price lists, test reports, or a table from a comparison that names its method.',
    },
    limits: {
      heading: 'Limits and common mistakes',
      findOut: 'when it does not work, what it cannot do, and the mistakes seen most often.',
      evidence: 'support tickets, post-mortems, critical reviews or a dissenting expert.',
    },
  },
  nextHeading: 'To turn this brief into an article',
  next: [
    'Add a document of your own that covers at least two parts of the outline.',
    'Name one to three addresses that answer the questions.',
    'Generate again with the same topic: every statement will then have its source.',
  ],
}
