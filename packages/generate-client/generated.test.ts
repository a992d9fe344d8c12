import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  chargingIdModule,
  clientDocument,
  completing,
  finalCodesModule,
  operationsModule,
  stamp,
} from './describe.ts'

const read = (name: string) => readFile(new URL(`../client/src/generated/${name}`, import.meta.url), 'utf8')

test('the types of the client were generated from this contract, and nobody has edited them (npm run client)', async () => {
  const file = await read('schema.ts')
  const types = file.slice(file.indexOf('\n') + 1)
  expect(file.slice(0, file.indexOf('\n') + 1)).toBe(stamp(clientDocument(), types))
})

test('the client has every operation of this contract as it is now (npm run client)', async () => {
  expect(await read('operations.ts')).toBe(operationsModule())
})

test('the client knows every error of this contract that is not worth a repeat (npm run client)', async () => {
  expect(await read('final-codes.ts')).toBe(finalCodesModule())
  expect(await read('charging-id.ts')).toBe(chargingIdModule())
})

test('only a string beside named values is written so that these complete', () => {
  const types =
    'a: ("x" | "y") | string; b?: "z" | string; c: (("x" | "y") | string)[]; d: null | string; e: number | string'
  expect(completing(types)).toBe(
    'a: ("x" | "y") | (string & {}); b?: "z" | (string & {}); c: (("x" | "y") | (string & {}))[]; d: null | string; e: number | string',
  )
})
