import type { ScoutItemType } from '#contract/scout-results.ts'

/** Informative words, with their weights. */
export type Signal = {
  pattern: RegExp
  points: number
  /** "No problem" is none: a negation before it takes it back. */
  negatable?: true
}

const any = (source: string) => new RegExp(`\\b(?:${source})\\b`, 'giu')

/** The types of a post. The type with the most points wins; among equals the first in this list. */
export const kindSignals: readonly {
  kind: Exclude<ScoutItemType, 'discussion'>
  signals: readonly Signal[]
}[] = [
  {
    kind: 'comparison',
    signals: [
      { pattern: any('vs\\.?|versus|compared? (?:to|with|against)|comparisons?|comparing'), points: 3 },
      { pattern: any('(?:better|worse|cheaper|faster|easier|more reliable) than'), points: 2 },
      { pattern: any('differences? between|alternatives? (?:to|for)|pros and cons'), points: 3 },
      {
        pattern: any('switch(?:ed|ing)? (?:from|over|away)|(?:moved|moving|migrated|migrating) from'),
        points: 2,
      },
    ],
  },
  {
    kind: 'feature_request',
    signals: [
      { pattern: any('feature requests?|feature (?:idea|suggestion)s?'), points: 4 },
      { pattern: any('(?:i|we|really) (?:just )?wish'), points: 3 },
      {
        pattern: any(
          'would be (?:so |really )?(?:great|nice|awesome|cool|helpful|amazing|handy) (?:if|to have)',
        ),
        points: 3,
      },
      { pattern: any('would love (?:to see|to have|it if|an?)'), points: 3 },
      { pattern: any('please (?:add|support|bring back|implement|make)'), points: 3 },
      {
        pattern: any(
          "(?:should|could you|can you|needs? to|why (?:does|do)n[’']t (?:you|they)) (?:add|support|implement)",
        ),
        points: 3,
      },
      {
        pattern: any(
          "(?:is|are) (?:still )?missing|lacks?|lacking|there(?:[’']s| is) no (?:way|option|setting) to",
        ),
        points: 2,
      },
    ],
  },
  {
    kind: 'request',
    signals: [
      { pattern: any('(?:looking|searching|shopping) for|in search of|in the market for'), points: 3 },
      { pattern: any('recommend(?:ed|s|ations?)?|suggest(?:ed|s|ions?)?'), points: 2 },
      {
        pattern: any(
          'any(?:one|body)? (?:know|tried|have|using|good|advice|tips|ideas|recommendations|suggestions|experience)',
        ),
        points: 3,
      },
      { pattern: any('(?:does|has|can|could|would) (?:anyone|anybody|someone|somebody)'), points: 3 },
      { pattern: any('is there (?:a|an|any|some|something|anything)'), points: 2 },
      {
        pattern: any('wh(?:at|ich)(?: \\w+){0,4} (?:should|would|do|can) (?:i|we|you|you all|people)'),
        points: 2,
      },
      {
        pattern: any(
          'how (?:do|can|should|would|did) (?:i|we|you|people|others)|where (?:do|can|should) (?:i|we)',
        ),
        points: 2,
      },
      {
        pattern: any(
          '(?:need|want|seeking) (?:some |a bit of )?(?:help|advice|input|guidance|ideas)|help me',
        ),
        points: 3,
      },
      { pattern: any("what(?:[’']s| is| are) the best|best (?:\\w+ ){0,4}(?:for|under|to)"), points: 2 },
    ],
  },
  {
    kind: 'complaint',
    signals: [
      {
        pattern: any('terrible|awful|horrible|worst|garbage|trash|unacceptable|ridiculous|pathetic'),
        points: 3,
        negatable: true,
      },
      {
        pattern: any('rip-?off|scam(?:med|s)?|overpriced|refund|misleading|false advertising'),
        points: 3,
        negatable: true,
      },
      {
        pattern: any(
          'stay away|never again|avoid (?:this|them|these|it|at all)|regret(?:ted)?|waste of (?:money|time)',
        ),
        points: 3,
      },
      {
        pattern: any('disappoint(?:ed|ing|ment)|fed up|sick of|tired of|had enough'),
        points: 2,
        negatable: true,
      },
      { pattern: any('hate|hated|hates|despise'), points: 2, negatable: true },
      { pattern: any('(?:customer|tech|after-?sales) (?:service|support)'), points: 1 },
      {
        pattern: any(
          'broke(?:n)? (?:after|within|down|again)|stopped working|keeps? (?:breaking|crashing|failing|freezing)|died (?:after|on me)',
        ),
        points: 2,
      },
    ],
  },
  {
    kind: 'pain_point',
    signals: [
      {
        pattern: any(
          'struggl(?:e|es|ed|ing)|frustrat(?:ed|es|ing|ion)|overwhelm(?:ed|ing)|desperate|desperately',
        ),
        points: 3,
        negatable: true,
      },
      {
        pattern: any(
          'nightmare|pain in the|pain points?|painful|tedious|time[- ]consuming|annoy(?:s|ed|ing|ance)',
        ),
        points: 3,
        negatable: true,
      },
      {
        pattern: any(
          '(?:kill|ruin|wreck|hurt)(?:s|ing|ed)? (?:our|my|us|me|the)|driv(?:es?|ing) (?:us|me) (?:crazy|mad|insane)',
        ),
        points: 3,
        negatable: true,
      },
      {
        pattern: any(
          "takes? (?:us |me )?(?:\\w+ )?(?:\\d+|several|many) (?:hours|days|weeks|months)|(?:do not|don[’']t|no idea) (?:know |understand )?(?:where|why) (?:the|it|our|we|this)",
        ),
        points: 2,
      },
      {
        pattern: any(
          "can[’']?t (?:seem to |even )?(?:get|figure|find|make|stop|keep|work)|couldn[’']t (?:get|figure|find|make)|unable to",
        ),
        points: 2,
      },
      {
        pattern: any('stuck|trouble|problems?|issues?|difficult(?:y|ies)?|hard to|confus(?:ed|ing)'),
        points: 1,
        negatable: true,
      },
      {
        pattern: any(
          '(?:takes?|took|spend|spent|wast(?:e|es|ed|ing)) (?:me |us |so |too )*(?:forever|ages|hours|days|so much|too long|much time)',
        ),
        points: 3,
      },
      {
        pattern: any(
          "(?:doesn|don|isn|won|didn)[’']?t work|not working|messes? up|goes wrong|fails?|failing",
        ),
        points: 2,
      },
    ],
  },
]

/** How much it hurts. */
export const severitySignals: readonly Signal[] = [
  {
    pattern: any(
      'nightmare|unusable|terrible|awful|horrible|worst|unacceptable|scam(?:med)?|desperate(?:ly)?|furious|disaster',
    ),
    points: 35,
    negatable: true,
  },
  {
    pattern: any(
      "hate|hated|gave up|giving up|about to quit|at my wits?[’']? end|driving me (?:crazy|mad|insane)|never again",
    ),
    points: 35,
    negatable: true,
  },
  {
    pattern: any(
      'los(?:t|ing|e) (?:money|customers|clients|sales|sleep|my mind|data)|cost(?:s|ing)? (?:me|us) (?:a fortune|thousands|hundreds|clients|customers)',
    ),
    points: 35,
  },
  {
    pattern: any(
      'waste of (?:money|time)|wast(?:e|es|ed|ing) (?:\\w+ ){0,2}(?:hours|days|weeks|money)|(?:takes?|took) (?:me |us )?(?:forever|ages|hours|days)',
    ),
    points: 25,
  },
  {
    pattern: any(
      'frustrat(?:ed|es|ing|ion)|struggl(?:e|es|ed|ing)|overwhelm(?:ed|ing)|fed up|sick of|painful|useless|garbage',
    ),
    points: 20,
    negatable: true,
  },
  {
    pattern: any(
      'broke(?:n)?|stopped working|keeps? (?:breaking|crashing|failing|freezing)|refuses? (?:a |to )?(?:refund|help|answer)|refund',
    ),
    points: 20,
    negatable: true,
  },
  {
    pattern: any(
      'stuck|annoy(?:s|ed|ing)|disappoint(?:ed|ing|ment)|tedious|time[- ]consuming|tired of|regret(?:ted)?',
    ),
    points: 15,
    negatable: true,
  },
  {
    pattern: any(
      'every (?:single )?(?:time|day|week|morning)|for (?:weeks|months|years)|constantly|again and again|over and over',
    ),
    points: 15,
  },
  {
    pattern: any(
      'problems?|issues?|trouble|difficult(?:y|ies)?|hard to|confus(?:ed|ing)|too (?:slow|expensive|loud|complicated)|complain(?:s|ed|ing)?',
    ),
    points: 10,
    negatable: true,
  },
  {
    pattern: any(
      "(?:doesn|don|isn|won|didn)[’']?t work|not working|can[’']?t (?:get|figure|find|make|stop|keep)|unable to|fails?|failing",
    ),
    points: 15,
  },
]

/** How close the author is to choosing something. */
export const intentSignals: readonly Signal[] = [
  {
    pattern: any('(?:willing|happy|ready|prepared) to (?:pay|spend|buy|switch|invest)|take my money'),
    points: 45,
  },
  {
    pattern: any(
      '(?:looking|planning|want(?:ing)?|going|about|need) to (?:buy|purchase|hire|switch|replace|upgrade|subscribe|order)',
    ),
    points: 40,
  },
  {
    pattern: any(
      '(?:need|have|want|trying) to (?:decide|choose|pick)|(?:close to|thinking of) (?:leaving|going back)',
    ),
    points: 35,
  },
  {
    pattern: any(
      'what(?: \\w+){0,5} do you (?:all )?use|(?:what|how much) (?:does|do|did) (?:it|they|that) cost',
    ),
    points: 20,
  },
  {
    pattern: any('(?:looked at|evaluated|trialed|tested) (?:two|three|four|a few|several|other|some)'),
    points: 15,
  },
  { pattern: any('budget(?: is| of)?|under [$€£]\\s?\\d|up to [$€£]\\s?\\d'), points: 25 },
  {
    pattern: any(
      'wh(?:at|ich)(?: \\w+){0,4} should (?:i|we) (?:buy|get|choose|pick|go with|use)|should (?:i|we) (?:buy|get|upgrade|switch)',
    ),
    points: 40,
  },
  {
    pattern: any(
      'alternatives? (?:to|for)|switch(?:ing)? (?:from|over|away)|(?:moving|migrating) from|replacement for|cancel(?:l?ing|l?ed)?',
    ),
    points: 35,
  },
  { pattern: any('(?:looking|searching|shopping) for|in the market for'), points: 30 },
  {
    pattern: any(
      "recommend(?:ed|s|ations?)?|suggest(?:ions?)?|what(?:[’']s| is| are) the best|worth (?:it|the|buying|switching|upgrading)",
    ),
    points: 25,
  },
  {
    pattern: any('vs\\.?|versus|compared? (?:to|with)|comparing|better than|differences? between'),
    points: 20,
  },
  {
    pattern: any(
      'is there (?:a|an|any|some|something)|(?:does|has|can) (?:anyone|anybody|someone)|anyone (?:know|tried|using)',
    ),
    points: 20,
  },
  {
    pattern: any(
      'what do you(?: all| guys)? (?:use|do)|how (?:do|can|should) (?:i|we|you)|please (?:add|support)|(?:i|we) wish|would be great if|would love',
    ),
    points: 15,
  },
  { pattern: any('pric(?:e|es|ing)|quotes?|free trial|discount|coupon|this week|asap'), points: 10 },
]

const negation =
  /\b(?:no|not|never|without|zero|isn[’']t|wasn[’']t|don[’']t|didn[’']t|hardly)(?:\s+\w+){0,2}\s*$/iu

/** The passages of a text that a signal finds, each once, in the author's own words. */
export function findSignal(text: string, { pattern, negatable }: Signal): string[] {
  const found = Array.from(text.matchAll(pattern)).filter(
    ({ index }) => !(negatable && negation.test(text.slice(Math.max(0, index - 40), index))),
  )
  return [...new Set(found.map(([words]) => words.toLowerCase()))]
}
