'use client'
/**
 * For the pages that keep what is chosen in their address. In the layouts of those areas and not of the dashboard: with the
 * library it is 5 KB, which most lists have no use for.
 */
export { NuqsAdapter as UrlState } from 'nuqs/adapters/next/app'
