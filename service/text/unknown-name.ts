import { nearestName } from './nearest-name.ts'

/** What to say of a name that nothing has, and of the one that was probably meant: the same for operations, tools and sets. */
export function unknownName(kind: string, name: string, known: Iterable<string>): string {
  return `There is no ${kind} named ${name}.${didYouMean(nearestName(name, known))}`
}

/** For the end of a sentence; empty where nothing is near. */
function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean ${name}?`
}
