import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it.each([
  ['emphasis', '**SOL** is _up_ by `2%`', 'SOL is up by 2%'],
  ['headings, quotes and lists', '# A\n> b\n- c\n2. d', 'A b c d'],
  ['links', 'See [the page](https://example.org/a) and ![a bird](/b.png)', 'See the page and a bird'],
  ['tables', '| Token | Price |\n| - | -: |\n| SOL | $168 |', 'Token Price SOL $168'],
  ['code', '```ts\nconst a = 1\n```', 'const a = 1'],
  ['what is escaped', 'USDC\\[hts\\] \\*is\\* 1\\_000', 'USDC[hts] *is* 1_000'],
  ['names with a low line', 'my_token stays', 'my_token stays'],
])('takes the signs away: %s', (_what, markdown, words) => {
  expect(plainWords(markdown)).toBe(words)
})

it('takes as long as the text is, not its square', () => {
  const hostile = ['-', '[', '_', '`', '\\', '# '].map((sign) => `${sign.repeat(40_000)}x`).join('\n')
  const began = performance.now()
  plainWords(hostile)
  expect(performance.now() - began).toBeLessThan(1_000)
})
