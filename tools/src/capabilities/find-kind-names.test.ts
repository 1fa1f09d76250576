import { describe, expect, it } from 'vitest'
import { REPOSITORY } from '../stack/repository.ts'
import { comparesWith, findKindNames, listsKinds, readKindOwners } from './find-kind-names.ts'

describe('kinds of intent by their names', () => {
  it.each([
    ["if (intent.type === 'swap') return", true],
    ["const isIt = view.intent.type !== 'swap'", true],
    ["if ('swap' === body.type) return", true],
    ["switch (intent.type) {\n case 'wrap': return\n case 'swap': return }", true],
    ["if (intent.type === 'transfer') return", false],
    ["const type = 'swap' as const", false],
    ["switch (part.kind) { case 'swap': return }", false],
  ])('%s', (text, isFound) => {
    expect(comparesWith(text, 'swap')).toBe(isFound)
  })

  it('knows where every kind is at home', () => {
    const owners = readKindOwners(REPOSITORY)
    expect(owners).toContainEqual({ type: 'swap', capability: 'swaps' })
    expect(owners).toContainEqual({ type: 'wrap', capability: 'transfers' })
  })

  it('finds a capability that knows the kind of another one', () => {
    const strangers = readKindOwners(REPOSITORY).map((owner) => ({ ...owner, capability: 'somewhere-else' }))
    const found = findKindNames(REPOSITORY, strangers)
    expect(found).toContain(
      "web/src/features/transfers/outcome-text.ts compares the type of an intent with 'transfer'; ask its kind instead",
    )
  })
})

it.each([
  ["const WORDS: Record<Intent['type'], string> = {}", true],
  ['const seen: ReadonlyMap<IntentType, string>', true],
  ["const other: Record<'swap' | 'send', string>", false],
])('sees a list of all kinds in %s', (text, isFound) => {
  expect(listsKinds(text)).toBe(isFound)
})
