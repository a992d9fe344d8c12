import { expect, type Locator } from '@playwright/test'

const pauseMs = 1_000

/** Where an element stands once fonts and whatever else still moves the page have come: the same a second later. */
export async function restingBox(locator: Locator): Promise<string> {
  await locator.page().evaluate(async () => void (await document.fonts.ready))
  let last = ''
  const rests = async () => {
    const box = JSON.stringify(await locator.boundingBox())
    const isSame = box === last
    last = box
    return isSame
  }
  await expect.poll(rests, { intervals: [pauseMs] }).toBe(true)
  return last
}
