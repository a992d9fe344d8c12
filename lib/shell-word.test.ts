import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { shellWord } from './shell-word.ts'

test.each(['ana@acme.example', "o'brien@acme.example", '$(touch /tmp/x)@a.example', 'a b;c`d`\\"\n'])(
  'a shell reads %j as one word, and runs none of it',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text)
  },
)
