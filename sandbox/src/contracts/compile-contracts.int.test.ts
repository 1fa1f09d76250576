import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CONTRACTS, compileContract } from './compile-contract.ts'

const OUT = join(CONTRACTS, 'out')

it('commits exactly what its contracts compile to', { timeout: 120_000 }, () => {
  const sources = readdirSync(CONTRACTS).filter((file) => file.endsWith('.sol'))
  const compiled = new Map(sources.flatMap(compileContract).map(({ name, text }) => [`${name}.json`, text]))
  expect(readdirSync(OUT).toSorted()).toEqual([...compiled.keys()].toSorted())
  const stale = [...compiled].filter(([file, text]) => readFileSync(join(OUT, file), 'utf8') !== text)
  expect(stale.map(([file]) => file)).toEqual([])
})
