import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { expect, it } from 'vitest'
import { writeTable } from './write-table.ts'

it('docs/security.md shows what the expectations say (npm run takeover -- --table writes it)', () => {
  const document = readFileSync(join(REPOSITORY, 'docs/security.md'), 'utf8')
  expect(writeTable(document)).toBe(document)
})

it('is refused where there is no place for it', () => {
  expect(() => writeTable('# Security\n')).toThrow('no place')
})
