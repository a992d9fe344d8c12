import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { findFreePort } from '#test-support/free-port.ts'
import { startLoopbackModel } from '#test-support/loopback/model-server.ts'
import { ask, startTortureDesk } from './harness/desk.ts'
import { torture } from './harness/torture.ts'
import { waitForPort } from './harness/wait-for-port.ts'
import { startOutside, startWork } from './harness/work.ts'

const monitoring = fileURLToPath(new URL('../../deploy/monitoring/', import.meta.url))
const Dashboard = z.looseObject({
  panels: z.array(
    z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })) }),
  ),
})
const Answer = z.looseObject({
  status: z.string(),
  data: z.looseObject({ result: z.array(z.unknown()).optional() }).optional(),
})
const Rules = z.looseObject({
  data: z.looseObject({
    groups: z.array(
      z.looseObject({ rules: z.array(z.looseObject({ name: z.string(), health: z.string() })) }),
    ),
  }),
})

export const script = torture({
  summary:
    'A Prometheus reads service and worker, and every query of the dashboard and the alerts finds something (needs prometheus).',
  flags: { seconds: { value: 30, about: 'of work that is measured' } },
  maxMinutes: ({ seconds }) => 6 + seconds / 60,
  async run(rack) {
    const { folder, flags, saw, expect, atEnd, signal } = rack
    const outside = await startOutside(rack)
    const model = await startLoopbackModel(() => ({
      text: 'A conical grinder suits a small bar [1].',
      usage: true,
    }))
    atEnd(() => model.close())
    const desk = await startTortureDesk(rack, {
      OUTBOUND_ALLOW: outside.allow,
      WRITER_URL: model.baseUrl,
      WRITER_MODEL: 'loopback',
    })
    const api = await desk.start('api')
    const workerPort = await findFreePort()
    await desk.start('worker', { WORKER_PORT: String(workerPort) })
    const port = await findFreePort()
    const rules = readFileSync(join(monitoring, 'alerts.yaml'), 'utf8')
    await writeFile(join(folder, 'alerts.yaml'), rules)
    const config = readFileSync(join(monitoring, 'prometheus.yml'), 'utf8')
      .replace('127.0.0.1:4000', `127.0.0.1:${api.port}`)
      .replace('127.0.0.1:4001', `127.0.0.1:${workerPort}`)
      .replaceAll('interval: 15s', 'interval: 1s')
    await writeFile(join(folder, 'prometheus.yml'), config)
    const prometheus = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'tsdb')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    )
    atEnd(() => prometheus.kill('SIGKILL'))
    await waitForPort(port)

    const work = await startWork(rack, desk, outside, () => api.port)
    const until = performance.now() + flags.seconds * 1000
    while (performance.now() < until && !signal.aborted) {
      if (work.accepted.length < 8) await work.request(1)
      await ask(api.port, work.tenant.key, { path: '/articles' })
      await fetch(`http://127.0.0.1:${api.port}/${work.tenant.handle}`).then((answer) => answer.text())
      await sleep(300)
    }
    await work.settle(120)
    await sleep(6000)

    const query = async (expression: string) => {
      const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`
      const { status, data } = Answer.parse(await (await fetch(url)).json())
      return status === 'success' ? (data?.result?.length ?? 0) : -1
    }
    const { panels } = Dashboard.parse(
      JSON.parse(readFileSync(join(monitoring, 'grafana-dashboard.json'), 'utf8')),
    )
    const panelQueries = panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => [title, expr] as const),
    )
    // Without its bound an alert has a value at any time.
    const alertQueries = [...rules.matchAll(/alert: (\w+)\n +expr: (.+?) (?:==|>) [\d.]+$/gm)].map(
      ([, name = '', expression = '']) => [name, expression] as const,
    )
    const empty: string[] = []
    for (const [name, expression] of [...panelQueries, ...alertQueries])
      if ((await query(expression)) <= 0) empty.push(`${name}: ${expression}`)
    saw('queries of the dashboard, of the alerts', `${panelQueries.length}, ${alertQueries.length}`)
    expect('every query finds something', empty.length === 0, empty)
    const { data } = Rules.parse(await (await fetch(`http://127.0.0.1:${port}/api/v1/rules`)).json())
    const loaded = data.groups.flatMap((group) => group.rules)
    expect(
      'every alert is evaluated without an error',
      loaded.length === alertQueries.length && loaded.every(({ health }) => health === 'ok'),
      loaded,
    )
    const firing = await query('ALERTS{alertstate="firing"}')
    saw('alerts that fire', firing)
  },
})
