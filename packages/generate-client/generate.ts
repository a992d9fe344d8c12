import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  chargingIdModule,
  clientDocument,
  completing,
  errorCodeModule,
  finalCodesModule,
  namedTypesModule,
  naming,
  operationCallsModule,
  operationsModule,
  stamp,
} from './describe.ts'

// `npm run client`: writes src/generated from the contract. The generator needs TypeScript 5, whose compiler can be
// called as a library; the project itself is checked by a newer one. So both are run from npm's cache, at exact versions.

const generated = fileURLToPath(new URL('../client/src/generated/', import.meta.url))
const commandLine = fileURLToPath(new URL('../cli/generated/operation-calls.ts', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'masthead-client-'))
try {
  const document = clientDocument()
  const [from, to] = [join(work, 'openapi.json'), join(work, 'schema.ts')]
  writeFileSync(from, document)
  const packages = ['openapi-typescript@7.13.0', 'typescript@5.9.3'].map((name) => `--package=${name}`)
  execFileSync('npm', ['exec', '--yes', ...packages, '--', 'openapi-typescript', from, '--output', to], {
    cwd: work,
    stdio: 'inherit',
  })
  const types = naming(completing(readFileSync(to, 'utf8')))
  writeFileSync(join(generated, 'schema.ts'), stamp(document, types) + types)
  writeFileSync(join(generated, 'named-types.ts'), namedTypesModule(types))
  writeFileSync(join(generated, 'operations.ts'), operationsModule())
  writeFileSync(join(generated, 'error-code.ts'), errorCodeModule())
  writeFileSync(join(generated, 'final-codes.ts'), finalCodesModule())
  writeFileSync(join(generated, 'charging-id.ts'), chargingIdModule())
  writeFileSync(commandLine, operationCallsModule())
} finally {
  rmSync(work, { recursive: true, force: true })
}
