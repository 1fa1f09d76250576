import { describe, expect, it } from 'vitest'
import { CHEAT_SHEET } from '../chat/cheat-sheet.ts'
import { DEFAULT_SETTINGS } from '../settings/contract.ts'
import { AGENT_TOOLS } from './agent-tools.ts'
import { TOOL_CATEGORY_IDS } from './categories.ts'
import { sortByTitle, TOOL_CATEGORIES } from './category-list.ts'
import { toolCategory } from './tool-category.ts'

const idsOf = (categories: readonly { readonly id: string }[]) => categories.map(({ id }) => id)
const find = (id: string) => TOOL_CATEGORIES.find((category) => category.id === id)

describe('the categories of the toolbox', () => {
  it('R1-180 have id, title, description, examples, icon, color, type and at most a premium flag', () => {
    for (const category of TOOL_CATEGORIES) expect(toolCategory.strict().parse(category)).toEqual(category)
    const whole = { ...TOOL_CATEGORIES[0] }
    for (const field of ['id', 'title', 'description', 'examples', 'icon', 'color', 'type'] as const) {
      const { [field]: _left, ...rest } = whole
      expect([field, toolCategory.safeParse(rest).success]).toEqual([field, false])
    }
    expect(toolCategory.safeParse({ ...whole, type: 'gambler' }).success).toBe(false)
    expect(toolCategory.safeParse({ ...whole, premium: true }).success).toBe(true)
  })

  it('R1-181 are exactly these', () => {
    expect(idsOf(TOOL_CATEGORIES).toSorted()).toEqual(
      [
        'required',
        'conditional-trading',
        'advanced-search',
        'lunarcrush',
        'defillama',
        'ordiscan',
        'coinglass',
        'platform-features',
        'solana',
        'hedera',
        'ethereum',
        'dappradar',
        'messari',
      ].toSorted(),
    )
    expect([...TOOL_CATEGORY_IDS].toSorted()).toEqual(idsOf(TOOL_CATEGORIES).toSorted())
  })

  it('R1-182 name the required one Standard Tools', () => {
    expect(find('required')?.title).toBe('Standard Tools')
  })

  it('R1-140 are for traders or for analysts, and three are premium', () => {
    const traders = TOOL_CATEGORIES.filter(({ type }) => type === 'trader')
    expect(new Set(idsOf(traders))).toEqual(
      new Set(['required', 'conditional-trading', 'platform-features', 'solana', 'hedera', 'ethereum']),
    )
    const premium = TOOL_CATEGORIES.filter((category) => category.premium)
    expect(new Set(idsOf(premium))).toEqual(new Set(['coinglass', 'messari', 'lunarcrush']))
  })

  it('R1-252 are sorted by title, small and capital letters alike', () => {
    const titles = TOOL_CATEGORIES.map(({ title }) => title)
    expect(titles).toEqual([
      'Advanced search',
      'CoinGlass',
      'Conditional trading',
      'DappRadar',
      'DefiLlama',
      'Ethereum',
      'Hedera',
      'LunarCrush',
      'Messari',
      'Ordiscan',
      'Platform features',
      'Solana',
      'Standard Tools',
    ])
    expect(sortByTitle([{ title: 'b' }, { title: 'C' }, { title: 'A' }])).toEqual([
      { title: 'A' },
      { title: 'b' },
      { title: 'C' },
    ])
  })

  it('R1-145 have three to six prompts, each its own', () => {
    const all = TOOL_CATEGORIES.flatMap(({ examples }) => examples)
    expect(new Set(all).size).toBe(all.length)
    for (const { id, examples } of TOOL_CATEGORIES) {
      expect([id, examples.length >= 3 && examples.length <= 6]).toEqual([id, true])
    }
  })

  it('say what the cheat sheet says where it speaks of the same', () => {
    const sheet = new Set(CHEAT_SHEET.flatMap(({ prompts, later }) => [...prompts, ...later]))
    expect(find('conditional-trading')?.examples.filter((prompt) => !sheet.has(prompt))).toEqual([])
    for (const id of ['solana', 'ethereum', 'hedera']) {
      const swaps = find(id)?.examples.filter((prompt) => /^(swap|buy|sell)/i.test(prompt)) ?? []
      expect([id, swaps.length > 0, swaps.filter((prompt) => !sheet.has(prompt))]).toEqual([id, true, []])
    }
  })

  it('hold every tool there is, and a new vault begins within what is recommended', () => {
    const known = new Set<string>(TOOL_CATEGORY_IDS)
    for (const { name, categories } of AGENT_TOOLS) {
      expect([name, categories.length > 0 && categories.every((id) => known.has(id))]).toEqual([name, true])
    }
    expect(DEFAULT_SETTINGS.toolCategories).toEqual(['platform-features', 'solana', 'ethereum', 'hedera'])
  })
})
