import { expect, test } from 'vitest'
import { checkScanForm, scanFormErrors, scanFormHref, scanFormPrefill } from './scan-form-values.ts'

const form = { brandName: ' Acme ', category: '', aliases: 'Acme Grinders, , ACM', questions: '' }

test('what is sent has only what was filled in, without white space around it', async () => {
  expect(await checkScanForm(form)).toEqual({
    ok: true,
    input: { brandName: 'Acme', aliases: ['Acme Grinders', 'ACM'] },
  })
})

test('a blank, too long or crowded form says so at its field', async () => {
  expect(await checkScanForm({ ...form, brandName: '  ' })).toMatchObject({
    ok: false,
    errors: { brandName: 'Enter a brand.' },
  })
  expect(await checkScanForm({ ...form, category: 'a'.repeat(101) })).toMatchObject({
    ok: false,
    errors: { category: 'Must have at most 100 characters.' },
  })
  const crowded = await checkScanForm({ ...form, aliases: 'a,b,c,d,e,f,g,h,i,j,k' })
  expect(crowded).toMatchObject({ ok: false, errors: { aliases: 'Enter up to 10 names.' } })
  expect(scanFormErrors({ 'aliases.3': 'Too long.' })).toEqual({ aliases: 'Other names: Too long.' })
})

test('an address of the form leads back to its values', () => {
  const values = {
    brandName: 'A&B',
    category: 'x y',
    aliases: 'C, D',
    questions: 'Which grinder?\nWho makes good ones?',
  }
  const { searchParams } = new URL(scanFormHref(values), 'http://desk.example')
  expect(scanFormPrefill(Object.fromEntries(searchParams))).toEqual(values)
})

test('questions are sent one a line, each once, and none when there are none', async () => {
  const checked = await checkScanForm({
    ...form,
    aliases: '',
    questions: ' Which one? \n\nWhich one?\nWho else?',
  })
  expect(checked).toEqual({
    ok: true,
    input: { brandName: 'Acme', questions: ['Which one?', 'Who else?'] },
  })
  const many = Array.from({ length: 9 }, (_, at) => `Which one of ${at}?`).join('\n')
  expect(await checkScanForm({ ...form, questions: many })).toMatchObject({
    ok: false,
    errors: { questions: 'Enter up to 8 questions, one on each line.' },
  })
})
