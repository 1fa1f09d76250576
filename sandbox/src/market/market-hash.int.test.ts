import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const MAIN = fileURLToPath(new URL('./main-hash.ts', import.meta.url))

async function hashOf(seed: string): Promise<string> {
  const { stdout } = await run(process.execPath, [MAIN, seed])
  return stdout.trim()
}

it('is the same market in every process with the same seed', { timeout: 60_000 }, async () => {
  const [one, again] = [await hashOf('one'), await hashOf('one')]
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(again).toBe(one)
})
