import type { BriefPhrases } from '../brief-phrases.ts'

export const englishBrief: BriefPhrases = {
  language: 'en',
  description:
    '{x}: too little evidence for a text. What was read, why it does not answer, and which documents would.',
  lookedHeading: 'What was looked for',
  looked: 'A passage that answers: {x}',
  foundHeading: 'What was found',
  nothing: 'Nothing was there to read: no address was named, and no document of yours speaks of it.',
  speaks: 'speaks of {x}, and nowhere of what is asked.',
  otherLanguage: 'is in {x}; without a model it cannot be translated.',
  unusable: 'has no sentence that says something by itself.',
  missingHeading: 'What would answer it',
  amount: 'A measurement, price list or statistic with the figure, its unit and its year.',
  howTo: 'Instructions or notes of somebody who has done it, step by step.',
  worth: 'A calculation or test with what it costs and what it brings, in the same unit.',
  other: 'A page or document that says it in a few sentences, with a name and a date.',
  own: 'From {x}: what customers asked about it, what was offered, and what came of it.',
  search: 'Pages in which all of these words stand: {x}.',
  nextHeading: 'Next step',
  next: 'Add one of these as a document or as an address, and generate again.',
}
