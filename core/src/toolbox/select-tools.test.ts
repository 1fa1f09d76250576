import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGENT_TOOLS } from './agent-tools.ts'
import { TOOL_CATEGORY_IDS } from './categories.ts'
import { checkSelection } from './check-selection.ts'
import { TOOLS_MAX, TOOLS_RECOMMENDED } from './constants.ts'
import { countTools } from './count-tools.ts'
import { DEFAULT_TOOL_CATEGORIES } from './default-categories.ts'
import { selectTools, type ToolPlace } from './select-tools.ts'

const tool = (name: string, ...categories: ToolPlace['categories']): ToolPlace => ({
  name: `get_${name}`,
  categories,
})
const many = (count: number, category: ToolPlace['categories'][number]) =>
  Array.from({ length: count }, (_, index) => tool(`${category}${index}`, category))

const TOOLS = [
  tool('swap', 'solana', 'ethereum'),
  tool('wrap', 'solana'),
  tool('price', 'required'),
  tool('profile', 'messari'),
]
const names = (selected: readonly string[]) => selectTools(selected, TOOLS).map(({ name }) => name)

describe('selectTools', () => {
  it('R1-227 R1-228 takes the tools of what is selected, and the required ones always', () => {
    expect(names([])).toEqual(['get_price'])
    expect(names(['messari'])).toEqual(['get_price', 'get_profile'])
    expect(names(['solana', 'required'])).toEqual(['get_price', 'get_swap', 'get_wrap'])
  })

  it('takes each once, in an order that does not hang on the selection', () => {
    const ids = fc.shuffledSubarray([...TOOL_CATEGORY_IDS, 'gone'])
    fc.assert(
      fc.property(ids, (selected) => {
        const picked = selectTools(selected, AGENT_TOOLS)
        expect(new Set(picked).size).toBe(picked.length)
        expect(selectTools(selected.toSorted(), AGENT_TOOLS)).toEqual(picked)
        for (const each of AGENT_TOOLS) {
          const isWanted = each.categories.some((id) => id === 'required' || selected.includes(id))
          expect([each.name, picked.includes(each)]).toEqual([each.name, isWanted])
        }
      }),
    )
  })

  it('counts a tool of two categories once, and gives a new vault no more than is recommended', () => {
    expect(countTools(['ethereum', 'solana'], TOOLS)).toBe(3)
    expect(countTools(DEFAULT_TOOL_CATEGORIES, AGENT_TOOLS)).toBeGreaterThan(0)
    expect(countTools(DEFAULT_TOOL_CATEGORIES, AGENT_TOOLS)).toBeLessThanOrEqual(TOOLS_RECOMMENDED)
  })
})

describe('checkSelection', () => {
  const tools = [...many(20, 'required'), ...many(30, 'solana'), ...many(1, 'messari')]
  const check = (before: readonly string[], after: readonly string[]) =>
    checkSelection({ before, after, tools })

  it('R1-332 lets 50 tools pass and refuses the one beyond', () => {
    expect(TOOLS_MAX).toBe(50)
    expect(check([], ['solana'])).toBeNull()
    expect(check(['solana'], ['solana', 'messari'])).toBe('too-many-tools')
    expect(check([], ['solana', 'messari'])).toBe('too-many-tools')
    expect(check(['solana'], ['messari'])).toBeNull()
  })

  it('lets what is too large already become smaller or stay', () => {
    const both = ['solana', 'messari']
    expect(check(both, both)).toBeNull()
    expect(check(both, ['solana'])).toBeNull()
  })

  it('refuses categories nobody knows, but not because an older version stored one', () => {
    expect(check([], ['swaps'])).toBe('unknown-category')
    expect(check(['swaps'], ['swaps', 'messari'])).toBeNull()
    expect(check(['swaps'], [])).toBeNull()
  })
})
