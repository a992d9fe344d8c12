/** What is used of a package that brings no declarations. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    registeredHandlers: Record<string, unknown[]>
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<
      {
        issueMessage: string
        severity: 'ERROR' | 'WARNING'
        path: { type?: unknown; property?: string; index?: number; length?: number }[]
        fieldNames?: string[]
      }[]
    >
  }
}
