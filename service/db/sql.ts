/**
 * What queries are built of. Named here once, for Node reads a package's description anew for every module that imports
 * it: by 200 modules, Drizzle's long one was a fifth of the time in which the service starts.
 */
export * from 'drizzle-orm'
