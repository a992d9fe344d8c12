import type { QuantityWords } from '../quantity-words.ts'

export const englishQuantityWords: QuantityWords = {
  language: 'en',
  capsBefore:
    'up to|at most|less than|fewer than|under|below|(?:no|not) (?:more|longer|later|higher|larger|greater) than|(?:a )?maximum(?: of)?|max\\.?|within|(?:not|never|without) (?:to )?exceed(?:ing)?|capped at|limited to|(?:cap|ceiling|limit) of',
  capsAfter: 'or (?:less|fewer|under|below)|at (?:the )?most|maximum|at the outside',
  floorsBefore:
    'at least|more than|over|above|(?:a )?minimum(?: of)?|min\\.?|(?:no|not) (?:less|fewer|shorter|lower|smaller) than|starting at|from|(?:not|never) (?:fall|drop|go) below',
  floorsAfter: 'or (?:more|longer|above|over|older)|at (?:the )?least|minimum',
  about:
    'about|around|roughly|approximately|approx\\.?|circa|some|nearly|almost|average|usually|typically|typical|generally|often|mostly|estimated',
  kinds: {
    price:
      'costs?|costing|prices?|priced|pay|pays|paid|paying|charges?|charged|fees?|buys?|bought|sells? for|sold for|bills?|quotes?|quoted|invoice[sd]?|budget|purchase|expenses?|spend|spent|tariffs?',
    instalment:
      'leas(?:e|es|ed|ing)|rent(?:s|al|als|ed)?|hir(?:e|es|ed|ing)|instal?lments?|subscriptions?|subscribers?|monthly (?:rate|payment|fee|charge)s?',
    upkeep:
      '(?:running|operating|maintenance|heating|fuel|energy|electricity|service|upkeep|insurance) (?:costs?|bills?|expenses?)|upkeep|to run|maintenance',
    saving: 'sav(?:e|es|ed|ing|ings)|cheaper|less expensive|cuts? (?:the )?(?:bill|cost)s?',
    penalty: 'fine[sd]?|penalt(?:y|ies)|sanctions?',
    grant: 'grants?|subsid(?:y|ies|ised|ized)|funding|allowances?|rebates?|bonus(?:es)?|support(?:ed)?',
    wage: 'wages?|salar(?:y|ies)|earn(?:s|ed|ings)?|hourly pay',
    turnover: 'turnover|revenues?|sales|income|profits?',
    deposit: 'deposits?|down payment|security',
    tax: 'tax(?:es|ed)?|vat|duty|levy',
    premium: 'premium|dearer|more expensive|costs?[^.;]{0,40}? more|mark-?up|price difference',
    discount: 'discounts?|discounted|off|reduced',
    interest: 'interest|apr|yields?',
    efficiency: 'efficien(?:cy|t)|effective(?:ness)?|efficacy',
    loss: 'loss(?:es)?|lose[sd]?|lost|failure|fail(?:s|ed)?|damage[sd]?',
    interval: 'every|intervals?|times a|once an?|twice an?|annually|yearly',
    lifetime:
      'lifetimes?|life ?spans?|service li(?:fe|ves)|shelf li(?:fe|ves)|working life|lasts?|lasting|keeps?|durab(?:le|ility)|longevity|lives?|wears? out|usable',
    duration:
      'after|matures?|mature|takes?|took|taking|lasts?|lasted|lasting|needs?|durations?|completed?|ready|wait(?:ing|s)?|dry|dries|drying|soak\\p{L}*|cook\\p{L}*|bak(?:e|es|ed|ing)|simmer\\p{L}*|rest(?:s|ed)?|process(?:ing|ed)?|spend|spent',
    deadline:
      'deadlines?|within|notice|no later than|days? to|at the latest|must be (?:\\p{L}+ )?(?:filed|submitted|reported|registered|paid|returned|sent)|report(?:ed)?|retain(?:ed)?|retention|kept|keep|hold(?:ing)? on ?to|hang(?:ing)? on ?to|withdraw(?:al)?|cancel(?:led|lation)?|object(?:ion)?|appeal',
    warranty: 'warrant(?:y|ies)|guarantees?d?',
    age: 'aged?|years old|old',
    payback:
      '(?:pays?|paid|paying) (?:for itself|for themselves|back|off)|payback|amorti[sz]\\p{L}*|break(?:s|ing)? even',
    distance: 'distance|apart|away|spacing|spaced|clearance|between|from',
    height: 'heights?|high|tall|above the ground',
    depth: 'depths?|deep|deeper',
    width: 'widths?|wide|wider|broad|diameters?',
    thickness: 'thick(?:ness)?|layer',
    weight: 'weigh(?:s|t|ts|ed|ing)?|heavy',
    capacity: 'capacity|holds?|carr(?:y|ies)|loads?|loaded|bears?|volume',
    dose: 'doses?|dosage|per litre|add|take|intake|eat|drink',
    consumption: 'consum(?:e|es|ed|ption|ing)|uses?|used|draws?|burns?|needs?',
    output: 'output|produces?|produced|generates?|deliver(?:s|ed)?|power|yields?',
  },
  at: 'at|from|above|over|below|under|beyond|after|with|upwards of',
  forThing: [
    'for|at|from|with|in|on',
    'of|from|with|above|over|below|under|exceeding|up to|larger than|bigger than|smaller than|more than|less than|at least|older than|longer than|worth',
  ],
  ifClause: 'if|when|once|unless|where|as soon as|provided|whoever|anyone',
  former:
    'formerly|previously|used to (?:be|cost|apply|take|have|last|need|require|say|recommend|charge|allow|mean|call)|at that time|in the past|the old (?:rule|law|limit|rate)s?|until (?:\\p{L}+ ){0,2}{y}|till (?:\\p{L}+ ){0,2}{y}|before (?:\\p{L}+ ){0,2}{y}|up to (?:\\p{L}+ ){0,2}{y}|repealed|no longer(?! than)|was abolished',
  since: 'since|from|as of|starting(?: in)?|beginning(?: in)?|after',
  cases: [
    ['fridge|refrigerat\\p{L}+', 'freez\\p{L}+|frozen', 'room temperature|pantry|cupboard|countertop'],
    ['new|newly built|new-build', 'old|older|existing|used|second-hand|refurbished'],
    ['indoors?|inside', 'outdoors?|outside'],
    ['summer', 'winter'],
    ['adults?', 'child|children|kids?|infants?|babies|minors?'],
    ['gross', 'net'],
    [
      'private(?:ly)?|households?|consumers?|domestic',
      'commercial(?:ly)?|business(?:es)?|companies|employers?|industrial',
    ],
    ['raw|uncooked', 'cooked|boiled|roasted'],
    ['fresh', 'dried|frozen|canned|tinned'],
    ['diesel', 'petrol', 'electric|battery'],
    ['lithium|lifepo4|lithium-ion', 'lead|lead-acid'],
    [
      'clean(?:ed|ing)?|wash(?:ed|ing)?|rins\\p{L}+',
      'replac\\p{L}+|renew(?:ed|al)?|exchang\\p{L}+',
      'inspect\\p{L}*|tested|checked',
    ],
    ['bought|buy|purchase', 'leas\\p{L}+|rent\\p{L}*|hir(?:e|ed|ing)'],
    ['urban|city|built-up', 'rural|motorway|country road'],
    ['dogs?', 'cats?', 'horses?'],
    ['full-time', 'part-time'],
    ['day|daytime', 'night|night-time'],
    ['male|men|boys', 'female|women|girls'],
    ['first', 'second', 'third', 'last|final'],
    ['paper', 'digital|electronic|online'],
  ],
}
