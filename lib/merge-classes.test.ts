import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { mergeClasses } from './merge-classes.ts'

// Our own sizes and shadow must be known, or `text-2xs text-ink` would count as two colours.
const reference = extendTailwindMerge({
  extend: { theme: { text: ['2xs'], shadow: ['lift'], animate: ['appear', 'slide-in', 'breathe'] } },
})

const root = join(import.meta.dirname, '..')

/** Every class in the sources, as it stands. */
function classesInUse(): string[] {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const words = files
    .flatMap((text) => text.split(/[\s"'`]+/))
    .filter((word) => /^[-a-z@[][^<>{}$;]*[\w\])%]$/.test(word))
  // What the reference knows takes the place of itself.
  return [...new Set(words)].filter((word) => word !== '' && reference(`${word} ${word}`) === word)
}

const classes = classesInUse()
const variants = /^(?:(?:[^:[\]()]|\[(?:[^[\]]|\[[^\]]*\])*\]|\([^)]*\))+:)+(?=.)/
// Without words of prose that are classes elsewhere, such as "outline".
const bases = [...new Set(classes.map((name) => name.replace(variants, '')))].filter((name) =>
  /[-[]/.test(name),
)

test('every class of the sources is known: two of what sets the same thing are one', () => {
  expect(classes.length).toBeGreaterThan(1_000)
  expect(classes.filter((name) => /[-[]/.test(name) && mergeClasses(`${name} ${name}`) !== name)).toEqual([])
})

test('each class of the sources takes the place of the same ones as with tailwind-merge, and gives way to the same', () => {
  // What is left when all are merged: one class for each thing that can be set.
  const others = reference(bases.join(' '))
  const wrong = bases.filter((name) =>
    [`${others} ${name}`, `${name} ${others}`].some((all) => mergeClasses(all) !== reference(all)),
  )
  expect(wrong).toEqual([])
})

test('variants keep classes apart, whatever their order', () => {
  expect(mergeClasses('p-4 hover:p-2 max-lg:p-1')).toBe('p-4 hover:p-2 max-lg:p-1')
  expect(mergeClasses('hover:max-lg:p-4 max-lg:hover:p-2')).toBe('max-lg:hover:p-2')
  expect(mergeClasses('has-[a:hover]:p-4 has-[a:focus]:p-2')).toBe('has-[a:hover]:p-4 has-[a:focus]:p-2')
})

test('a whole takes the place of its parts, and a part does not of the whole', () => {
  expect(mergeClasses('px-2 pt-1 p-4')).toBe('p-4')
  expect(mergeClasses('p-4 px-2')).toBe('p-4 px-2')
})
