import { expect, test } from 'vitest'
import { addressToCheck, checkFieldsResolver } from './check-fields.ts'

const both = { structuredData: true, socialPreview: true }
const messageOf = async (url: string) => {
  const { errors } = await checkFieldsResolver({ url, ...both }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return 'url' in errors ? errors.url?.message : undefined
}

test('an empty field asks for a page, and a wrong address says what is wrong with it', async () => {
  expect(await messageOf('')).toBe('Enter the URL of a page.')
  expect(await messageOf('ftp://acme.example/')).toMatch(/http or https/)
  expect(await messageOf('https://acme.example/')).toBeUndefined()
})

test('only a complete form names a page to check', () => {
  expect(addressToCheck({ url: '', ...both })).toBeUndefined()
  expect(addressToCheck({ url: 'https://acme.example/', ...both })).toBe('https://acme.example/')
})
