import { setTimeout as sleep } from 'node:timers/promises'
import { type LoopbackOllama, startLoopbackOllama } from './ollama.ts'

/** An Ollama without a model, whose disk is full half way through a download: no journey is ever written by it. */
export function startFullOllama(): Promise<LoopbackOllama> {
  const total = 3_300_000_000
  return startLoopbackOllama([], {
    async onPull({ send }) {
      for (let part = 1; part <= 10; part++) {
        send({ status: 'pulling 1', digest: 'sha256:1', total, completed: (total * part) / 20 })
        await sleep(1000)
      }
      send({ error: 'no space left on device' })
    },
  })
}
