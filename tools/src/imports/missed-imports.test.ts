import { expect, it } from 'vitest'
import { missedImports } from './missed-imports.ts'

const text = [
  "import { join } from 'node:path'",
  "import type { A } from './a.ts'",
  "export * from './b.ts'",
  "import './c.ts'",
].join('\n')
const seen = (...modules: string[]) => [
  { source: 'x.ts', dependencies: modules.map((module) => ({ module })) },
]

it('names the imports that the cruiser has not seen', () => {
  expect(missedImports([{ file: 'x.ts', text }], seen('path', './a.ts', './b.ts', './c.ts'))).toEqual([])
  expect(missedImports([{ file: 'x.ts', text }], seen('path', './c.ts'))).toEqual([
    'x.ts: ./a.ts',
    'x.ts: ./b.ts',
  ])
  expect(missedImports([{ file: 'y.ts', text: "import './c.ts'" }], seen('./c.ts'))).toEqual(['y.ts: ./c.ts'])
})
