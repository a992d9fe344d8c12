import 'server-only'
import * as health from '#contract/health.ts'
import { type Caller, callOperation } from './client.ts'

/** Whether the service and what it stands on can be reached; `degraded` is an answer and not an error. */
export async function getHealth(): Promise<health.Health> {
  return (await callOperation(health.getHealth, {}, {})).body
}

/** What is set up and what needs a person. */
export async function getStatus({ key }: Caller): Promise<health.Status> {
  return (await callOperation(health.getStatus, {}, { key })).body
}

/** The OpenAPI 3.1 document of the service. */
export async function getOpenApi(): Promise<health.OpenApi> {
  return (await callOperation(health.getOpenApi, {}, {})).body
}
