import type { LabelSet } from './label-set.ts'

export const bn: LabelSet = {
  skipToText: 'সরাসরি লেখায় যান',
  home: 'সব নিবন্ধ',
  contents: 'এই নিবন্ধে',
  sources: 'সূত্র',
  source: (reference) => `সূত্র ${reference}`,
  backToText: 'লেখায় ফিরে যান',
  notes: 'টীকা',
  topics: 'বিষয়',
  readNext: 'আরও পড়ুন',
  newer: 'নতুন',
  older: 'পুরোনো',
  pages: 'পৃষ্ঠা',
  page: (page, pageCount) => `পৃষ্ঠা ${page} / ${pageCount}`,
  readingTime: (minutes) => `পড়তে ${minutes} মিনিট`,
  updated: 'হালনাগাদ',
  feed: 'RSS ফিড',
  trust: {
    sourced: 'প্রতিটি বক্তব্যের সূত্র আছে',
    mixed: 'নম্বর ছাড়া বক্তব্যের সূত্র নেই',
    unsourced: 'রূপরেখা: এখনও সূত্র নেই',
  },
  tagged: (tag) => `${tag} বিষয়ক নিবন্ধ`,
  noArticles: 'এখানে এখনও কিছু প্রকাশিত হয়নি।',
  notFound: 'এই পৃষ্ঠাটি নেই',
  notFoundText: 'হয়তো এটি সরানো হয়েছে, অথবা কখনও প্রকাশিত হয়নি।',
}
