import type { Route } from '../core/route.ts'
import { moduleRoutes } from '../registry/registry.ts'
import { serviceRoutes } from './service-routes.ts'

/** Every operation that the service answers; what is not here answers 404 and is absent from OpenAPI. */
export const routes: readonly Route[] = [
  ...serviceRoutes(() => routes.map((one) => one.operation)),
  ...moduleRoutes,
]
