/**
 * Lets those who ask for the same at the same time share one read. Who comes while one is under way does not get its
 * answer, which may be from before what the caller has just changed, but shares the next one, which begins when that has
 * ended: however many ask, one read runs for each key, and nobody is answered by one that began before the question.
 */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  const next = new Map<string, Promise<T>>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    next.delete(key)
    const reading = read().finally(() => running.delete(key))
    running.set(key, reading)
    return reading
  }

  return (key, read) => {
    const waiting = next.get(key)
    if (waiting) return waiting
    const current = running.get(key)
    if (!current) return begin(key, read)
    const beginNext = () => begin(key, read)
    const following = current.then(beginNext, beginNext)
    next.set(key, following)
    return following
  }
}
