import { expect, test } from 'vitest'
import { ConfigError } from '../../config.ts'
import { chooseWriter } from './choose-writer.ts'

test('a configured endpoint writes with its model, whose name is shown, and is not asked at the start', async () => {
  const settings = { url: 'http://127.0.0.1:9/v1', model: 'some-model', key: undefined }
  expect((await chooseWriter(settings)).name).toBe('model: some-model')
})

test('an endpoint without a model is refused with the name of the setting', async () => {
  const choice = chooseWriter({ url: 'http://127.0.0.1:9/v1', model: undefined, key: 'secret' })
  await expect(choice).rejects.toThrow(ConfigError)
  await expect(choice).rejects.toThrow('WRITER_MODEL')
})
