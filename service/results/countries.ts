import { readFile } from 'node:fs/promises'
import type { CountryResponse, Reader } from 'mmdb-lib'
import type { Logger } from 'pino'

/** Finds the country of an address. */
export interface Countries {
  /**
   * ISO 3166-1 alpha-2; undefined for an address that the database does not know, and until it is loaded. A network such
   * as `2001:db8:0:1::/64` is looked up by its first address.
   */
  find(address: string): string | undefined
}

/**
 * A database of the MaxMind format (`GeoLite2-Country.mmdb`, DB-IP and others) that the operator gave. It is read with the
 * first address, since a desk without readers needs none of its megabytes.
 */
export function createCountries(file: string, log: Pick<Logger, 'warn'>): Countries {
  let reader: Reader<CountryResponse> | undefined
  let isAsked = false
  const load = async () => {
    try {
      const mmdb = await import('mmdb-lib')
      reader = new mmdb.Reader<CountryResponse>(await readFile(file))
    } catch (err) {
      log.warn({ err, file }, 'the country database cannot be read')
    }
  }
  return {
    find(address) {
      if (!isAsked) {
        isAsked = true
        void load()
      }
      try {
        return reader?.get(address.replace(/\/\d+$/, ''))?.country?.iso_code
      } catch {
        // Not an address, such as the name of a socket.
        return undefined
      }
    },
  }
}
