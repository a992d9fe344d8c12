import { build, isBuilt } from './build.mjs'

/** `npm run build`: both programs and the client as `npm start` would build them, for an image or a package. */
for (const program of /** @type {const} */ (['client', 'service', 'dashboard'])) {
  if (isBuilt(program)) continue
  const { code, output } = await build(program, process.env)
  process.stdout.write(output)
  if (code !== 0) process.exit(code)
}
