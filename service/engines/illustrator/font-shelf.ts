import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type BrandFace, brandFaces } from './brand-faces.ts'
import { fontCoverage } from './font-coverage.ts'

const require = createRequire(import.meta.url)

/** A font file and the characters it can draw. */
export type ShelfFont = { family: string; data: Buffer; covers: ReadonlySet<number> }

type FontFile = { family: string; locate: () => string; script: RegExp }

const geist = (file: string) => join(dirname(require.resolve('geist/font/sans')), 'fonts/geist-sans', file)
const anything = /./su
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/u

/** In order of preference; a file is read only when a text has a character of its script that no earlier one draws. */
const plainFont = file('Geist', () => geist('Geist-Medium.ttf'))
const sans: FontFile[] = [plainFont]
const sansBold: FontFile[] = [file('Geist Bold', () => geist('Geist-SemiBold.ttf'))]
const scripts: FontFile[] = [
  file(
    'Noto Sans Greek',
    () => require.resolve('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff'),
    /\p{Script=Greek}/u,
  ),
  file(
    'Noto Sans Cyrillic Extended',
    () => require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff'),
    /\p{Script=Cyrillic}/u,
  ),
  file(
    'Noto Sans Devanagari',
    () => require.resolve('@fontsource/noto-sans/files/noto-sans-devanagari-600-normal.woff'),
    /\p{Script=Devanagari}|[\u0964\u0965]/u,
  ),
  file(
    'Noto Sans Bengali',
    () => require.resolve('@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff'),
    /\p{Script=Bengali}|[\u0964\u0965]/u,
  ),
  // Its letters carry their dots; satori misplaces dots that a font keeps as separate marks, as Noto does.
  file(
    'Vazirmatn',
    () => require.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-600-normal.woff'),
    /\p{Script=Arabic}|[\u060c\u061b\u061f\u06d4]/u,
  ),
  file(
    'Noto Sans Hebrew',
    () => require.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff'),
    /\p{Script=Hebrew}/u,
  ),
  file(
    'Gowun Batang',
    () => require.resolve('@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff'),
    /\p{Script=Hangul}/u,
  ),
]
const han = {
  zh: file(
    'XiaoWei',
    () => require.resolve('@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff'),
    chinese,
  ),
  ja: file(
    'Sawarabi Mincho',
    () => require.resolve('@fontsource/sawarabi-mincho/files/sawarabi-mincho-japanese-400-normal.woff'),
    japanese,
  ),
}

/** The parts of a typeface; one that has no letters for Vietnamese has no such file, and is read without it. */
function facesOf(face: BrandFace): FontFile[] {
  const { family, folder, file: name } = brandFaces[face]
  const part = (range: string) => () => join(folder(), 'files', `${name}-${range}-600-normal.woff`)
  return [
    file(family, part('latin')),
    file(`${family} Extended`, part('latin-ext')),
    file(`${family} Vietnamese`, part('vietnamese')),
  ]
}

function file(family: string, locate: () => string, script = anything): FontFile {
  return { family, locate, script }
}

/**
 * The fonts that draw a text, best first: the face, then one for each further script. Han characters follow the
 * language, since the same character is drawn differently in Chinese and Japanese.
 */
export async function fontsFor(
  text: string,
  face: 'sans' | 'bold' | BrandFace,
  language: string,
): Promise<ShelfFont[]> {
  const isJapanese = /^ja\b/i.test(language) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const faces = face === 'sans' ? sans : face === 'bold' ? sansBold : [...facesOf(face), ...sansBold]
  const candidates = [...faces, ...scripts, ...(isJapanese ? [han.ja, han.zh] : [han.zh, han.ja])]
  const fonts: ShelfFont[] = []
  const missing = new Set(text)
  for (const candidate of candidates) {
    if (![...missing].some((character) => candidate.script.test(character))) continue
    const font = await shelved(candidate)
    if (!font) continue
    const drawn = [...missing].filter((character) => font.covers.has(character.codePointAt(0) ?? 0))
    for (const character of drawn) missing.delete(character)
    if (drawn.length > 0) fonts.push(font)
  }
  // satori wants a font even for no text.
  const spare = fonts.length === 0 ? await shelved(plainFont) : undefined
  return spare ? [spare] : fonts
}

const shelf = new Map<string, Promise<ShelfFont | undefined>>()

function shelved(font: FontFile): Promise<ShelfFont | undefined> {
  const known = shelf.get(font.family)
  if (known) return known
  const reading = readFont(font)
  shelf.set(font.family, reading)
  return reading
}

/** Undefined when the file is not installed: a picture without a script is better than no picture. */
async function readFont({ family, locate }: FontFile): Promise<ShelfFont | undefined> {
  try {
    const data = await readFile(locate())
    return { family, data, covers: fontCoverage(data) }
  } catch {
    return undefined
  }
}
