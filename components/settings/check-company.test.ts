import { expect, test } from 'vitest'
import { checkCompany } from './check-company.ts'
import { companyValues } from './company-values.ts'

const empty = companyValues({})

test('what was emptied is removed, lists are one entry a line, and a bare host becomes a URL', () => {
  const values = {
    ...empty,
    name: ' Acme ',
    websites: 'https://acme.example/\nshop.example',
    competitors: 'Kinu\n\n Timemore \nKinu',
    callToActionText: 'Book a tasting',
    callToActionUrl: 'acme.example/tasting',
  }
  expect(checkCompany(values)).toMatchObject({
    ok: true,
    input: {
      name: 'Acme',
      sells: null,
      websites: ['https://acme.example/', 'shop.example'],
      competitors: ['Kinu', 'Timemore'],
      callToAction: { text: 'Book a tasting', url: 'https://acme.example/tasting' },
    },
  })
  expect(checkCompany(companyValues({ name: 'Acme' }))).toMatchObject({
    ok: true,
    input: { callToAction: null },
  })
})

test('authors, who are edited with the site, are left as they are', () => {
  const checked = checkCompany(companyValues({ name: 'Acme', authors: ['Ana'] }))
  expect(checked.ok && 'authors' in checked.input).toBe(false)
})

test('what is wrong is said at its field', () => {
  const errors = (values: Partial<typeof empty>) => {
    const checked = checkCompany({ ...empty, name: 'Acme', ...values })
    return checked.ok ? {} : checked.errors
  }
  expect(errors({ name: ' ' })).toEqual({ name: "Enter your company's name." })
  expect(errors({ callToActionText: 'Go' })).toEqual({
    callToActionUrl: 'Add the URL that the text links to.',
  })
  expect(errors({ callToActionUrl: 'acme.example' })).toHaveProperty('callToActionText')
  expect(errors({ callToActionText: 'Go', callToActionUrl: 'javascript:alert(1)' })).toHaveProperty(
    'callToActionUrl',
  )
  expect(errors({ name: 'a'.repeat(121) })).toEqual({ name: 'Must have at most 120 characters.' })
  expect(errors({ competitors: `Ana\n${'b'.repeat(101)}` }).competitors).toMatch(/^Entry 2: /)
  expect(errors({ competitors: Array.from({ length: 11 }, (_, at) => `Brand ${at}`).join('\n') })).toEqual({
    competitors: 'Too many entries.',
  })
})
