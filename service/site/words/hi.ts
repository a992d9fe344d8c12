import type { LabelSet } from './label-set.ts'

export const hi: LabelSet = {
  skipToText: 'सीधे लेख पर जाएँ',
  home: 'सभी लेख',
  contents: 'इस लेख में',
  sources: 'स्रोत',
  source: (reference) => `स्रोत ${reference}`,
  backToText: 'लेख पर वापस जाएँ',
  notes: 'टिप्पणियाँ',
  topics: 'विषय',
  readNext: 'आगे पढ़ें',
  newer: 'नए लेख',
  older: 'पुराने लेख',
  pages: 'पृष्ठ',
  page: (page, pageCount) => `पृष्ठ ${page} / ${pageCount}`,
  readingTime: (minutes) => `पढ़ने का समय ${minutes} मिनट`,
  updated: 'अपडेट किया गया',
  feed: 'RSS फ़ीड',
  trust: {
    sourced: 'हर कथन का स्रोत दिया गया है',
    mixed: 'बिना संख्या वाले कथनों का स्रोत नहीं है',
    unsourced: 'रूपरेखा: अभी कोई स्रोत नहीं',
  },
  tagged: (tag) => `${tag} पर लेख`,
  noArticles: 'यहाँ अभी कुछ प्रकाशित नहीं हुआ है।',
  notFound: 'यह पृष्ठ नहीं है',
  notFoundText: 'हो सकता है कि यह हटा दिया गया हो या कभी प्रकाशित न हुआ हो।',
}
