export type ResultsPeriod = { id: string; label: string; days: number }

export const resultPeriods: readonly ResultsPeriod[] = [
  { id: '7', label: '7 days', days: 7 },
  { id: '28', label: '28 days', days: 28 },
  { id: '90', label: '90 days', days: 90 },
  { id: '365', label: '12 months', days: 365 },
]

const usual: ResultsPeriod = { id: '28', label: '28 days', days: 28 }
const dayMs = 86_400_000

/** The period that the URL names; four weeks for anything else. */
export function resultsPeriod(
  params: Readonly<Record<string, string | string[] | undefined>>,
): ResultsPeriod {
  return resultPeriods.find(({ id }) => id === params.days) ?? usual
}

/** The first day of a period that ends with `today`, both `YYYY-MM-DD`. */
export function firstDay(period: ResultsPeriod, today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - (period.days - 1) * dayMs).toISOString().slice(0, 10)
}
