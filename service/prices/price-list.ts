import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from '../config/config.ts'

const credits = (fallback: number) => z.int().min(0).default(fallback)
const bySize = (mini: number, standard: number, full: number, pillar: number) =>
  z
    .strictObject({
      mini: credits(mini),
      standard: credits(standard),
      full: credits(full),
      pillar: credits(pillar),
    })
    .prefault({})

/** Every price, in credits (1 credit = $0.01). A prices file may name any part; the rest keeps these values. */
const PriceListSchema = z.strictObject({
  article: bySize(15, 20, 33, 48),
  article_without_competition_saves: credits(8),
  article_minimum: credits(2),
  article_turbo: credits(2),
  article_turbo_with_search: credits(4),
  article_illustrations: bySize(9, 18, 27, 36),
  article_audio: bySize(10, 20, 35, 55),
  article_source_url: credits(2),
  warm_lead: credits(40),
  lead_magnet: credits(30),
  lead_magnet_with_images: credits(100),
  scout: credits(30),
  brand_scan: credits(8),
  page_tool: credits(1),
  avatar: credits(3),
  adaptation: credits(5),
  product: credits(1),
  first_claim: credits(200),
  packages: z
    .array(z.strictObject({ credits: z.int().min(1), price_usd: z.number().min(0) }))
    .min(1)
    .default([
      { credits: 500, price_usd: 5 },
      { credits: 2000, price_usd: 18 },
      { credits: 5000, price_usd: 40 },
    ]),
})
export type PriceList = z.infer<typeof PriceListSchema>

/** The published prices. */
export const defaultPrices: PriceList = PriceListSchema.parse({})

/** @throws {ConfigError} naming PRICES_FILE */
export function readPriceList(path: string | undefined): PriceList {
  if (path === undefined) return defaultPrices
  try {
    return PriceListSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error)
    throw new ConfigError(`Invalid PRICES_FILE (${path}): ${why}`)
  }
}
