import type { MagnetWords } from '../magnet-words.ts'

export const english: MagnetWords = {
  language: 'en',
  kind: { checklist: 'Checklist', swipe_file: 'Swipe file', framework: 'Framework' },
  title: {
    checklist: '{x}: the {n}-point checklist',
    swipe_file: '{x}: {n} lines to reuse',
    framework: '{x}: a framework in {n} stages',
  },
  subtitle: {
    checklist: 'Work through it item by item, and see at once what is still missing',
    swipe_file: 'Lines to reuse, and when each one works',
    framework: 'A way of working in stages, with room for your own answers',
  },
  subtitleFor: {
    checklist: 'For {x}: work through it item by item, and see at once what is still missing',
    swipe_file: 'For {x}: lines to reuse, and when each one works',
    framework: 'For {x}: a way of working in stages, with room for your own answers',
  },
  introduction: {
    checklist: 'Go through the parts in order and tick what is done. What you cannot tick is your next task.',
    swipe_file:
      'Pick a line by what you want it to do, make it yours in the blanks, and check the facts at the source before you publish.',
    framework:
      'Take one stage at a time. Gather the inputs, take the steps, compare with the outcome, and write your own answers in the boxes before you go on.',
  },
  phases: {
    prepare: {
      heading: 'Prepare',
      cues: /(?<!\p{L})(?:choose|plan|decide|list|collect|gather|prepare|buy|order|ask|define|set up|install|name|pick|select|agree|read|book)/u,
    },
    do: { heading: 'Do', beside: 'Also worth doing' },
    check: {
      heading: 'Check',
      cues: /(?<!\p{L})(?:check|measure|verify|compare|test|review|count|inspect|track|monitor|record|weigh|confirm|validate|watch|audit)/u,
    },
  },
  swipe: {
    openers: {
      heading: 'Openers',
      when: 'At the start of a post, a mail or a talk, where a question earns the next ten seconds.',
      frames: ['What would change if ____ took half the time?', 'Do you know your own figure for ____?'],
    },
    proof: {
      heading: 'Proof',
      when: 'Where a claim needs a figure. Name the source when you use one.',
      frames: ['We went from ____ to ____ in ____.', 'Of every ____, ____ end in ____.'],
    },
    advice: {
      heading: 'Advice',
      when: 'Where the reader wants to know what to do next.',
      frames: ['Before you ____, ____.', 'Start with ____; leave ____ for later.'],
    },
    objections: {
      heading: 'Objections',
      when: 'Where a customer hesitates: what they say, and the answer of the sources.',
      frames: ['It is not about ____; it is about ____.', 'You do not need ____ to ____.'],
    },
  },
  answerToday: 'What is our answer today?',
  worksheet: [
    'Where do we stand today with “{x}”?',
    'Who does what next, and by when?',
    'How will we see that it worked?',
  ],
  labels: {
    colon: ': ',
    contents: 'Contents',
    howToUse: 'How to use it',
    sources: 'Sources',
    why: 'Why',
    whenToUse: 'When to use',
    owner: 'Who',
    due: 'By when',
    fillIn: 'Make it yours',
    inputs: 'Have at hand',
    steps: 'Steps',
    outcome: 'Outcome',
    worksheet: 'Your answers',
    ownDocument: 'Our own document',
    ownArticle: 'Our own article',
    noSources:
      'A template without sources: nothing was known about this topic, so it asks and states nothing.',
    someSources: 'Lines with a number have a source; lines without one are advice to be checked.',
    allSources: 'Every statement has its source: the number beside it names it.',
    oneSource: 'Every statement comes from one source: {x}',
    page: 'Page {x} of {y}',
  },
}
