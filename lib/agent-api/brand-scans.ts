import 'server-only'
import * as brandScans from '#contract/brand-scans.ts'
import { type Caller, callOperation } from './client.ts'

/** Starts a scan (Brand visibility scan). The same idempotency key never charges twice within 24 h. */
export async function createBrandScan(
  { key }: Caller,
  body: brandScans.CreateBrandScanInput,
  options: { idempotencyKey: string },
): Promise<brandScans.CreatedBrandScan> {
  return (await callOperation(brandScans.createBrandScan, { body }, { key, ...options })).body
}

/** One scan with its results. */
export async function getBrandScan({ key }: Caller, id: string): Promise<brandScans.BrandScan> {
  return (await callOperation(brandScans.getBrandScan, { params: { id } }, { key })).body
}

/** One page of scans, newest first, with the brands that were scanned. */
export async function listBrandScans(
  { key }: Caller,
  query: Partial<brandScans.ListBrandScansQuery>,
): Promise<brandScans.BrandScanList> {
  return (await callOperation(brandScans.listBrandScans, { query }, { key })).body
}
