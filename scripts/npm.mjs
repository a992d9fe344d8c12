import { dirname, join } from 'node:path'
import { root } from './environment.mjs'
import { runStep } from './run-step.mjs'

/**
 * Runs npm with the npm and the Node that started us, not with those in node_modules, which may be about to be replaced.
 * @param {string[]} args
 */
export function runNpm(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const own = join(root, 'node_modules')
  const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.startsWith(own))
  const env = process.platform === 'win32' ? process.env : { ...process.env, PATH: path.join(':') }
  if (npm && node && !node.startsWith(own)) {
    return runStep(node, [npm, ...args], {
      ...env,
      PATH: [dirname(node), env.PATH].join(process.platform === 'win32' ? ';' : ':'),
    })
  }
  return process.platform === 'win32'
    ? runStep('cmd', ['/c', 'npm', ...args], env)
    : runStep('npm', args, env)
}
