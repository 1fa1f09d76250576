import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from '../stack/repository.ts'
import { cruiseTree, type Finding } from './cruise-tree.ts'
import { ALLOWED, VIOLATIONS, type Violation } from './violations.ts'

const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  join(REPOSITORY, '.dependency-cruiser.cjs'),
)
const ruleNames = [...new Set(config.forbidden.map((rule) => rule.name))]

/** Every file that something points at exists, and says what it imports. */
function treeOf(
  arrows: readonly Omit<Violation, 'rule'>[],
  write: (specifier: string) => string,
): Record<string, string> {
  const targets = arrows
    .filter(({ to }) => /^(core|server|signer|web)\//.test(to))
    .map(({ to }) => [to, 'export const value = 1\n'])
  const sources = arrows.map(({ from, imports }) => [from, write(imports)])
  return {
    ...Object.fromEntries(targets),
    'server/src/platform/clock.ts': 'export const value = 1\n',
    ...Object.fromEntries(sources),
  }
}

const importValue = (specifier: string) => `import { value } from '${specifier}'\nexport const copy = value\n`
const importType = (specifier: string) =>
  `import type { Value } from '${specifier}'\nexport type Copy = Value\n`

describe('the import rules', { timeout: 60_000 }, () => {
  let findings: readonly Finding[] = []
  beforeAll(() => {
    const wayBack = { 'core/src/cycle/two.ts': importValue('./one.ts') }
    findings = cruiseTree({ ...treeOf(VIOLATIONS, importValue), ...wayBack }).findings
  }, 60_000)

  it('are all tried here', () => {
    expect([...new Set(VIOLATIONS.map(({ rule }) => rule))].sort()).toEqual(ruleNames.toSorted())
  })

  it.each(VIOLATIONS)('$rule forbids $from -> $to', ({ rule, from, to }) => {
    expect(findings).toContainEqual({ rule, from, to })
  })

  it('let pass what they allow', () => {
    const { findings: none, arrows } = cruiseTree(treeOf(ALLOWED, importValue))
    expect(none).toEqual([])
    for (const { from, to } of ALLOWED) expect(arrows).toContainEqual({ from, to, typeOnly: false })
  })

  it('see imports of types too', () => {
    const outsideCycles = VIOLATIONS.filter(({ rule }) => rule !== 'no-cycles')
    const seen = cruiseTree(treeOf(outsideCycles, importType))
    for (const { rule, from, to } of outsideCycles) expect(seen.findings).toContainEqual({ rule, from, to })
    expect(seen.arrows.find(({ from }) => from === 'web/src/lib/peek.ts')?.typeOnly).toBe(true)
  })

  it('see what is imported on demand', () => {
    const lazily = (specifier: string) => `export const load = () => import('${specifier}')\n`
    const seen = cruiseTree(treeOf(VIOLATIONS, lazily))
    const cycles = ({ rule }: { rule: string }) => rule !== 'no-cycles'
    for (const { rule, from, to } of VIOLATIONS.filter(cycles))
      expect(seen.findings).toContainEqual({ rule, from, to })
  })
})
