import { expect, test } from 'vitest'
import { warmLeadFormHref } from './warm-lead-form-href.ts'
import {
  checkWarmLeadForm,
  emptyWarmLeadForm,
  splitRoles,
  warmLeadFormErrors,
  warmLeadPrefill,
} from './warm-lead-form-values.ts'

const form = (values: Partial<typeof emptyWarmLeadForm>) =>
  checkWarmLeadForm({ ...emptyWarmLeadForm, domain: 'acme.example', ...values })

test('roles are split at lines and commas, and each counts once', () => {
  expect(splitRoles('Head of Content, CMO\n\n CMO ;Founder')).toEqual(['Head of Content', 'CMO', 'Founder'])
})

test.each([
  [{ domain: '' }, 'domain'],
  [{ domain: 'https://acme.example/about' }, 'domain'],
  [{ domain: 'linkedin.com/company/acme' }, 'domain'],
  [{ roles: 'a,b,c,d,e,f,g' }, 'roles'],
  [{ roles: 'x'.repeat(81) }, 'roles'],
  [{ days: '6' }, 'days'],
  [{ days: '366' }, 'days'],
  [{ days: '' }, 'days'],
  [{ reference: 'short' }, 'reference'],
])('%j is told at its field', (values, field) => {
  const checked = form(values)
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([field])
})

test.each([{ roles: 'a,b,c,d,e,f' }, { days: '7' }, { days: '365' }, { reference: '12345678' }])(
  '%j is sent',
  (values) => expect(form(values).ok).toBe(true),
)

test('a refusal of one role says which', () => {
  expect(warmLeadFormErrors({ 'buyerRoles.1': 'Too big' })).toEqual({
    roles: 'Role 2 must have 1 to 80 characters.',
  })
})

test('what a run was asked for fills the form again', () => {
  const href = warmLeadFormHref({
    domain: 'acme.example',
    input: {
      icp: 'vertical-saas',
      buyerRoles: ['CMO', 'Founder'],
      maxContacts: 2,
      drafts: 1,
      freshnessDays: 30,
    },
  })
  const params = Object.fromEntries(new URL(href, 'http://desk.example').searchParams)
  expect(warmLeadPrefill(params)).toEqual({
    given: true,
    values: {
      domain: 'acme.example',
      icp: 'vertical-saas',
      roles: 'CMO, Founder',
      contacts: '2',
      drafts: '1',
      days: '30',
      reference: '',
    },
  })
})

test('the next report begins with the profile of the last one, unless its address asks for another', () => {
  expect(warmLeadPrefill({}, 'vertical-saas')).toMatchObject({
    given: false,
    values: { icp: 'vertical-saas' },
  })
  expect(warmLeadPrefill({ icp: 'seo-geo-agency' }, 'vertical-saas').values.icp).toBe('seo-geo-agency')
  expect(warmLeadPrefill({}).values.icp).toBe('content-led-saas')
})
