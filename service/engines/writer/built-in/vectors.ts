import type { Yielder } from './pace.ts'

/** A sparse unit vector over the terms of one request. */
export type Vector = { ids: Int32Array; weights: Float64Array }

export type Vectors = {
  vectors: Vector[]
  /** Number of different terms. */
  size: number
  idf(term: string): number
  /** The vector of a text that is not in the collection (a heading, a topic, a section). */
  vectorOf(terms: string[]): Vector
}

function createVector(terms: string[], idOf: Map<string, number>, idf: Float64Array): Vector {
  const counts = new Map<number, number>()
  for (const term of terms) {
    const id = idOf.get(term)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const ids = Int32Array.from(counts.keys())
  const weights = new Float64Array(ids.length)
  let squares = 0
  ids.forEach((id, at) => {
    const weight = (1 + Math.log(counts.get(id) ?? 1)) * (idf[id] ?? 0)
    weights[at] = weight
    squares += weight * weight
  })
  const length = Math.sqrt(squares) || 1
  return { ids, weights: weights.map((weight) => weight / length) }
}

/** TF-IDF over a collection of term lists. */
export async function createVectors(documents: string[][], pace: Yielder): Promise<Vectors> {
  const idOf = new Map<string, number>()
  const documentCounts: number[] = []
  for (const terms of documents) {
    await pace()
    for (const term of new Set(terms)) {
      const id = idOf.get(term) ?? idOf.size
      idOf.set(term, id)
      documentCounts[id] = (documentCounts[id] ?? 0) + 1
    }
  }
  const idf = Float64Array.from(documentCounts, (count) => Math.log(1 + documents.length / count))
  const vectors: Vector[] = []
  for (const terms of documents) {
    await pace()
    vectors.push(createVector(terms, idOf, idf))
  }
  const unseen = Math.log(1 + documents.length)
  return {
    vectors,
    size: idOf.size,
    idf: (term) => idf[idOf.get(term) ?? -1] ?? unseen,
    vectorOf: (terms) => createVector(terms, idOf, idf),
  }
}

/** A vector laid out over all terms, for comparing with many others. */
export function spread(vector: Vector, size: number): Float64Array {
  const dense = new Float64Array(size)
  vector.ids.forEach((id, at) => {
    dense[id] = vector.weights[at] ?? 0
  })
  return dense
}

/** The cosine of a sparse vector with one laid out by {@link spread}. */
export function cosine(dense: Float64Array, vector: Vector): number {
  let sum = 0
  for (let at = 0; at < vector.ids.length; at++)
    sum += (dense[vector.ids[at] ?? 0] ?? 0) * (vector.weights[at] ?? 0)
  return sum
}

/** The direction of several vectors together. */
export function centroid(vectors: Vector[]): Vector {
  const sums = new Map<number, number>()
  for (const { ids, weights } of vectors) {
    ids.forEach((id, at) => {
      sums.set(id, (sums.get(id) ?? 0) + (weights[at] ?? 0))
    })
  }
  const length = Math.sqrt([...sums.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return {
    ids: Int32Array.from(sums.keys()),
    weights: Float64Array.from(sums.values(), (weight) => weight / length),
  }
}
