export type DiffPart = { value: string; added?: boolean; removed?: boolean; folded: number }

const context = 3
const min = 6

/** Folds what stayed the same to a few lines around each change; `folded` counts the lines that a part replaces. */
export function foldUnchanged(
  changes: readonly { value: string; added?: boolean; removed?: boolean }[],
): DiffPart[] {
  return changes.flatMap(({ value, added, removed }, index): DiffPart[] => {
    const whole = { value, added, removed, folded: 0 }
    if (added || removed) return [whole]
    const lines = value.split('\n')
    const head = index === 0 ? 0 : context
    const tail = index === changes.length - 1 ? 0 : context
    const folded = lines.length - head - tail
    if (folded < min) return [whole]
    return [
      { value: lines.slice(0, head).join('\n'), folded: 0 },
      { value: '', folded },
      { value: lines.slice(lines.length - tail).join('\n'), folded: 0 },
    ].filter((part) => part.value !== '' || part.folded > 0)
  })
}
