import type { SellingWords } from '../selling-words.ts'

export const englishSellingWords: SellingWords = {
  language: 'en',
  asks: 'add to (?:cart|basket)|buy now|order now|shop now|book a (?:free )?(?:demo|call|consultation)|free (?:trial|consultation|delivery|shipping|returns)|(?:get|request|ask for) (?:an?|your|\\p{L}+) (?:free )?quotes?|in stock|finance (?:available|options)|\\p{N}+ ?% off|(?:winter|summer|spring|autumn|special|early) (?:deal|saver|offer)|minimum order|media kit|(?:our|contact|the) sales team|call (?:us )?(?:today|now)|why choose|trusted by|trust us|customers (?:love|trust)|(?:buy|shop|order) (?:online|from us)|bestsellers?|warranty|money[- ]back',
  praises:
    "award[- ]winning|our (?:\\p{L}+[- ])?(?:products?|customers?|clients|platform|software|installers|prices|pricing|plans|solutions?|services?|range|guarantee|shop|store|showrooms?|brochures?|catalogues?|catalogs?)|we (?:offer|sell|install|deliver|supply|manufacture|guarantee|ship|stock)|we(?:['’]ve| have) (?:installed|supplied|fitted)|(?:contact|visit) us|guaranteed?|owners|our experts|patented|effortless(?:ly)?",
}
