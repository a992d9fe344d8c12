/** The next full hour after the last time that is not taken yet; times are `HH:MM`. */
export function nextSlot(slots: readonly string[]): string {
  const last = Number(slots.toSorted().at(-1)?.slice(0, 2) ?? 8)
  for (let hours = 1; hours <= 24; hours += 1) {
    const slot = `${String((last + hours) % 24).padStart(2, '0')}:00`
    if (!slots.includes(slot)) return slot
  }
  return '09:30'
}
