import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from '../stack/repository.ts'
import { findWorldWords } from './find-world-words.ts'

const planted = mkdtempSync(join(tmpdir(), 'windhover-world-'))
afterAll(() => rmSync(planted, { recursive: true, force: true }))

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(planted, file)), { recursive: true })
  writeFileSync(join(planted, file), code)
}

describe('the product', () => {
  it('never asks which world it is in', () => {
    expect(findWorldWords(REPOSITORY, ['server/src', 'core/src'])).toEqual([])
  })

  it.each([
    `if (config.world === 'practice') return 0n`,
    `const isPractice = url.startsWith('http://127')`,
    `export const SANDBOX = true`,
    `await client.request({ method: 'anvil_setBalance' })`,
    `if (env.WORLD) start()`,
  ])('would be caught asking: %s', (code) => {
    plant('server/src/features/swaps/quote.ts', `// why not\nexport {}\n${code}\n`)
    expect(findWorldWords(planted, ['server/src'])).toMatchObject([{ line: 3 }])
  })

  it('may show the badge it was given, and speak of the world in comments', () => {
    plant(
      'server/src/features/swaps/quote.ts',
      `/** In the practice world too. */\nshow(config.worldBadge)\n`,
    )
    expect(findWorldWords(planted, ['server/src'])).toEqual([])
  })
})
