import type { CallToolResult } from '@modelcontextprotocol/server'
import { nouns } from '#contract/nouns.ts'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import { invalid } from '../../core/errors.ts'
import { nearestName } from '../../text/nearest-name.ts'
import { unknownName } from '../../text/unknown-name.ts'
import { alsoSaid, askedAs } from './also-said.ts'
import { toolsetsOf } from './choose-tools.ts'
import { readFindTools } from './desk-tools.ts'
import { notTools } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'

const maxFound = 8

/** Words of a question that say nothing of what it is about. */
const fillers = new Set(
  'how much many what which who when where why can could does did the and for with from are was our you your have has there this that some any please left see show get'.split(
    ' ',
  ),
)

/** Of JSON: about 1,100 tokens. */
const maxCharacters = 4_500

/**
 * Tools by how many of the words they have, those in their name first: each with a line, and as many of the best as there
 * is room for with their arguments. Without words, or with the name of a set as the query, the tools of a set; without both
 * the names of all. It answers text alone: a second copy as `structuredContent` would take as much again of what a model can hold.
 */
export function findTools(tools: readonly ServiceTool[], input: Record<string, unknown>): CallToolResult {
  const { query = '', toolset } = readFindTools(input)
  const sets = toolsetsOf(tools)
  const inSet = toolset === undefined ? tools : sets.get(toolset)
  if (!inSet) {
    const names = [...sets.keys()].toSorted()
    const words = unknownName('toolset', String(toolset), names)
    throw invalid('toolset', `${words} Toolsets: ${names.join(', ')}.`)
  }
  const namedSet = toolset === undefined ? sets.get(query.trim().toLowerCase()) : undefined
  if (namedSet) return textOf(linesOf(namedSet))
  if (query.trim() === '') return textOf(toolset === undefined ? namesOf(sets) : linesOf(inSet))
  const words = (query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !fillers.has(word))
  const listed = listedInstead(tools, words)
  const named = inSet.filter(({ definition }) => definition.name.toLowerCase() === query.trim().toLowerCase())
  const rated = inSet
    .map((one) => ({ one, ...rate(one, words) }))
    .toSorted((a, b) => b.score - a.score || Number(takesAway(a.one)) - Number(takesAway(b.one)))
  const fits = createFloor(words)
  const elsewhere = withoutTool(words).filter(fits)
  // What fits much worse than the best is a near miss, and a model would call it.
  const best = Math.max(rated[0]?.score ?? 0, ...elsewhere.map(({ score }) => score))
  const fitting = rated.filter((found) => fits(found) && found.score * 3 > best).map(({ one }) => one)
  const isListed = named.length === 0 && listed !== undefined && fits(listed) && listed.score >= best
  const notOffered = named.length > 0 ? [] : elsewhere.filter(({ score }) => score * 3 > best)
  const meant = named.length > 0 || notOffered.length > 0 ? undefined : meantTool(inSet, query)
  const shown = (named.length > 0 ? named : meant ? [meant] : fitting).slice(0, maxFound)
  if (isListed) return textOf({ message: cancelsJobs })
  const others = {
    ...(meant && {
      message: `There is no tool named ${query.trim()}. Did you mean ${meant.definition.name}?`,
    }),
    ...(shown.length === 0 &&
      notOffered.length === 0 && {
        message: `No tool${toolset === undefined ? '' : ` of ${toolset}`} is about “${query.trim()}”.`,
        next: 'Ask with other words of what you want, with one of the toolsets, or with nothing for the names of all.',
      }),
    ...(shown.length === 0 && { toolsets: [...sets.keys()].toSorted() }),
  }
  const notTool = notOffered.length > 0 && { not_tools: notOffered.map(({ name, why }) => ({ name, why })) }
  const room = maxCharacters - JSON.stringify({ ...notTool, ...others }).length
  const found = withArguments(shown, room)
  // A model takes what it reads first.
  const isNoTool = Math.max(0, ...notOffered.map(({ score }) => score)) > (rated.find(fits)?.score ?? 0)
  return textOf(isNoTool ? { ...notTool, ...found, ...others } : { ...found, ...notTool, ...others })
}

const cancelsJobs =
  'cancel_job is among the listed tools: call it with the id of the article, lead magnet, brand scan, Reddit search or warm-lead report. A session is stopped by changeSession, with use_tool.'

/** How well the listed tool that ends every kind of job fits; undefined where there is none to end. */
function listedInstead(tools: readonly ServiceTool[], words: readonly string[]): Rating | undefined {
  if (!tools.some(({ operation }) => operation.id === 'cancelArticle')) return undefined
  return rateText(
    { id: 'cancelJob', noun: 'job' },
    'Cancel a running job',
    words,
    'stop abort end running writing work',
  )
}

/** The tool whose name somebody nearly wrote: one word, with capitals or underscores as names have them, or long. */
function meantTool(tools: readonly ServiceTool[], query: string): ServiceTool | undefined {
  const typed = query.trim()
  if (!/^\p{L}+([A-Z_-]\p{L}+)+$|^\p{L}{9,}$/u.test(typed)) return undefined
  const name = nearestName(
    typed,
    tools.map(({ definition }) => definition.name),
  )
  return tools.find(({ definition }) => definition.name === name)
}

function textOf(body: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(body) }] }
}

function lineOf({ operation, price, definition }: ServiceTool) {
  return { name: definition.name, toolset: operation.noun, does: operation.summary, price }
}

const howToSeeArguments = 'For the arguments of a tool ask find_tools with its name; use_tool calls it.'

function linesOf(tools: readonly ServiceTool[]) {
  return { tools: tools.map(lineOf), next: howToSeeArguments }
}

function namesOf(sets: ReadonlyMap<string, readonly ServiceTool[]>) {
  const names = [...sets].map(([set, tools]) => [set, tools.map(({ definition }) => definition.name)])
  return {
    tools_of_toolsets: Object.fromEntries(names),
    next: `Ask with words of what you want. ${howToSeeArguments}`,
  }
}

/** The best with description and arguments while they fit; at least one. */
function withArguments(tools: readonly ServiceTool[], room: number) {
  const lines: object[] = tools.map(lineOf)
  for (const [at, { definition, operation }] of tools.entries()) {
    const { name, description, inputSchema } = definition
    const whole = { name, toolset: operation.noun, description, input_schema: inputSchema }
    const next = lines.with(at, whole)
    if (at > 0 && JSON.stringify(next).length + 150 > room) break
    lines[at] = whole
  }
  const isShort = lines.some((line) => !('input_schema' in line))
  return { tools: lines, ...(isShort && { next: howToSeeArguments }) }
}

type Rating = { score: number; hasObject: boolean }

/** Operations that are no tools and have some of the words. */
function withoutTool(words: readonly string[]): ({ name: string; why: string } & Rating)[] {
  return operations
    .map((operation) => ({
      name: operation.id,
      why: notTools[operation.id],
      ...rateText(operation, operation.summary, words),
    }))
    .flatMap(({ why, ...one }) => (why !== undefined && one.score > 0 ? [{ ...one, why }] : []))
    .toSorted((a, b) => b.score - a.score)
}

/**
 * Tells what fits from what has a word or two of the query by chance: the longer the query, the more of it has to be there,
 * up to what a name or two words of a text count; and not a verb alone, which many tools share.
 */
function createFloor(words: readonly string[]): (found: Rating) => boolean {
  const floor = words.length === 1 ? 0.5 : Math.min(3, words.length / 2 + 0.5)
  const hasObjects = words.some((word) => !verbs.has(word))
  return ({ score, hasObject }) => score >= floor && (hasObject || !hasObjects)
}

function rate({ operation, definition }: ServiceTool, words: readonly string[]): Rating {
  return rateText(operation, `${operation.summary} ${definition.description}`, words)
}

/** Of two that fit alike, what adds or reads is meant sooner than what takes away. */
const takesAway = ({ operation }: ServiceTool) => operation.method === 'DELETE'

/**
 * A word of the name counts most, or one that is said for it; one that is only about things of its kind, least. Of a word
 * and what else is said for it the best counts.
 */
function rateText(
  { id, noun }: Pick<OperationShape, 'id' | 'noun'>,
  text: string,
  words: readonly string[],
  asked = askedAs[id] ?? '',
): Rating {
  const own = wordsOf(id)
  const name = [...own, ...wordsOf(noun), ...asked.split(' ')]
  const said = text.toLowerCase()
  const about = nouns[noun]?.description.toLowerCase() ?? ''
  const rateWord = (word: string) => {
    const stem = word.replace(/(ies|es|s)$/, '')
    const begins = new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'u')
    const inText = begins.test(said) ? 1 : begins.test(about) ? 0.5 : 0
    const inName = own.includes(word) ? 3.5 : name.some((one) => one.startsWith(stem)) ? 3 : 0
    return inName + inText
  }
  const rated = words.map((word) => ({
    word,
    score: Math.max(...[word, ...(alsoSaid[word] ?? [])].map(rateWord)),
  }))
  return {
    score: rated.reduce((sum, { score }) => sum + score, 0),
    hasObject: rated.some(({ word, score }) => score > 0 && !verbs.has(word)),
  }
}

/** For example `disconnect` and `destination`: who wants to connect means neither. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])|-/).map((word) => word.toLowerCase())

/** What operations do, by the first word of their names. */
const verbs = new Set(operations.map(({ id }) => wordsOf(id)[0] ?? ''))
