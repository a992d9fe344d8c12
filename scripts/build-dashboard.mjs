import { build, isBuilt } from './build.mjs'

/** `npm run build`: the dashboard as `npm start` would build it, for an image or a package. */
if (!isBuilt()) {
  const { code, output } = await build(process.env)
  process.stdout.write(output)
  process.exitCode = code
}
