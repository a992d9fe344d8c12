import { readFileSync } from 'node:fs'
import createEspeak from 'espeak-ng'

// A separate program: reads a text from its input and writes a WAVE file to its output. Arguments: the voice, and the
// speed in words a minute.
const [voice = 'en-us', speed = '160'] = process.argv.slice(2)
const text = readFileSync(0)
const espeak = await createEspeak({
  arguments: ['-w', 'speech.wav', '-v', voice, '-s', speed, '-b', '1', '-f', 'text.txt'],
  preRun: [(program) => program.FS.writeFile('text.txt', text)],
  print: () => {},
  printErr: () => {},
})
process.stdout.write(espeak.FS.readFile('speech.wav'))
