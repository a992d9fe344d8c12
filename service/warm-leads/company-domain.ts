import { readCompanyHost } from '#contract/company-host.ts'
import { invalid } from '../core/errors.ts'
import { companyOf } from '../suppressions/suppression-key.ts'

export type CompanyDomain = { host: string; registrable: string }

/**
 * The company that a `domain` names.
 * @throws {ServiceError} `invalid` with a reason if it names none
 */
export function findCompany(domain: string): CompanyDomain {
  const { host, problem } = readCompanyHost(domain)
  if (host === undefined) throw invalid('domain', problem)
  const registrable = companyOf(host)
  if (registrable === undefined)
    throw invalid('domain', `${host} is a public suffix used by many sites. Enter the domain of one company.`)
  return { host, registrable }
}
