/**
 * Re-exports the query builders. Imported here once, because Node reads a package's description anew for every module
 * that imports it: with 200 modules, Drizzle's long one took a fifth of the service's startup time.
 */
export * from 'drizzle-orm'
