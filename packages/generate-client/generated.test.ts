import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  chargingIdModule,
  clientDocument,
  completing,
  finalCodesModule,
  namedTypesModule,
  naming,
  operationCallsModule,
  operationsModule,
  stamp,
} from './describe.ts'

const read = (name: string, program = 'client/src') =>
  readFile(new URL(`../${program}/generated/${name}`, import.meta.url), 'utf8')

test('the types of the client were generated from this contract, and nobody has edited them (npm run client)', async () => {
  const file = await read('schema.ts')
  const types = file.slice(file.indexOf('\n') + 1)
  expect(file.slice(0, file.indexOf('\n') + 1)).toBe(stamp(clientDocument(), types))
  expect(await read('named-types.ts')).toBe(namedTypesModule(types))
})

test('the client has every operation of this contract as it is now (npm run client)', async () => {
  expect(await read('operations.ts')).toBe(operationsModule())
})

test('the client knows every error of this contract that is not worth a repeat (npm run client)', async () => {
  expect(await read('final-codes.ts')).toBe(finalCodesModule())
  expect(await read('charging-id.ts')).toBe(chargingIdModule())
})

test('the command line calls every operation of this contract as it is now (npm run client)', async () => {
  expect(await read('operation-calls.ts', 'cli')).toBe(operationCallsModule())
})

test('each schema becomes a type of its own name, which the others refer to', () => {
  const types = `export interface components {
    schemas: {
        /** @description One. */
        One: {
            two?: components["schemas"]["Two"];
        };
        /**
         * @description Two.
         * @enum {string}
         */
        Two: "a" | "b";
    };
    responses: { one: components["schemas"]["One"] };
}
`
  expect(naming(types)).toBe(`/** @description One. */
export type One = {
    two?: Two;
};
/**
 * @description Two.
 * @enum {string}
 */
export type Two = "a" | "b";
export interface components {
    schemas: {
        One: One;
        Two: Two;
    };
    responses: { one: One };
}
`)
})

test('only a string beside named values is written so that these complete', () => {
  const types =
    'a: ("x" | "y") | string; b?: "z" | string; c: (("x" | "y") | string)[]; d: null | string; e: number | string'
  expect(completing(types)).toBe(
    'a: ("x" | "y") | (string & {}); b?: "z" | (string & {}); c: (("x" | "y") | (string & {}))[]; d: null | string; e: number | string',
  )
})
