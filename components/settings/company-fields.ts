import type { CompanyValues } from './company-values.ts'

export type CompanyField = {
  name: keyof CompanyValues
  label: string
  hint?: string
  placeholder?: string
  /** Rows of a text area; without it one line. */
  rows?: number
  /** A list, of which an entry ends with a comma or only with its line. */
  entries?: 'comma' | 'line'
  type?: 'url'
}

/** The questions of the company profile, grouped as a writer would ask them. */
export const companyFields: readonly { title: string; lead: string; fields: readonly CompanyField[] }[] = [
  {
    title: 'Who you are',
    lead: 'Articles, lead magnets and outreach emails speak as this company.',
    fields: [
      { name: 'name', label: 'Company name' },
      {
        name: 'websites',
        label: 'Your websites',
        hint: 'Press Enter after each. Brand scans count their pages as yours.',
        placeholder: 'example.com',
        entries: 'comma',
      },
      {
        name: 'sells',
        label: 'What you sell',
        hint: 'One sentence.',
        placeholder: 'Project software for building firms that plan on paper today',
        rows: 2,
      },
    ],
  },
  {
    title: 'Your readers',
    lead: 'Decides what articles explain and what they take for granted.',
    fields: [
      { name: 'customers', label: 'Customers', placeholder: 'Who buys from you', rows: 2 },
      {
        name: 'audience',
        label: 'Readers',
        hint: 'If different from your customers.',
        placeholder: 'Marketing leads at B2B SaaS companies',
        rows: 2,
      },
    ],
  },
  {
    title: 'Call to action',
    lead: 'The next step at the end of an article, and what outreach emails offer.',
    fields: [
      { name: 'offer', label: 'Offer', placeholder: 'A demo, a sample or a first call', rows: 2 },
      { name: 'callToActionText', label: 'Link text', placeholder: 'Book a demo' },
      {
        name: 'callToActionUrl',
        label: 'Link URL',
        placeholder: 'https://',
        type: 'url',
      },
    ],
  },
  {
    title: 'Your voice',
    lead: "Drafts follow it. The sample shows the voice and isn't used as a source.",
    fields: [
      { name: 'tone', label: 'Tone', placeholder: 'Plain and dry, honest about limits', rows: 2 },
      {
        name: 'toneSample',
        label: 'Sample',
        hint: 'A paragraph of yours in the right voice.',
        placeholder: 'Paste a paragraph from a text of yours that sounds right.',
        rows: 4,
      },
      {
        name: 'wordsToUse',
        label: 'Words to use',
        hint: 'Spelled exactly like this. Press Enter after each.',
        entries: 'comma',
      },
      { name: 'wordsToAvoid', label: 'Words to avoid', hint: 'Press Enter after each.', entries: 'comma' },
    ],
  },
  {
    title: 'Brand scans',
    lead: "Answer engines are asked about this category, and you're compared with these brands.",
    fields: [
      {
        name: 'category',
        label: 'Market category',
        hint: 'As a buyer would say it, in the plural.',
        placeholder: 'project management tools',
      },
      { name: 'competitors', label: 'Competitors', hint: 'Press Enter after each brand.', entries: 'line' },
    ],
  },
]
