import { type ErrorCodeDescription, errorCodes } from '#contract/error-codes.ts'

/** The codes of a status that only some operations answer, this one among them. */
export function codesOf(status: string, operationId: string): string[] {
  return Object.entries<ErrorCodeDescription>(errorCodes)
    .filter(
      ([, one]) =>
        String(one.status) === status &&
        typeof one.operations !== 'string' &&
        one.operations.includes(operationId),
    )
    .map(([code]) => code)
}
