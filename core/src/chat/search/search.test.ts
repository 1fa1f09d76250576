import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt-of.ts'
import { foldText, wordsOf } from './fold-text.ts'
import { markWords } from './mark-words.ts'

const marked = (text: string, search: string) =>
  markWords(text, wordsOf(search))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

describe('wordsOf', () => {
  it('folds case and accents, and names each word once', () => {
    expect(wordsOf('  Café CAFE résumé ')).toEqual(['cafe', 'resume'])
  })

  it('leaves nothing of signs that only markdown has', () => {
    expect(wordsOf('** \\ `')).toEqual([])
  })

  it.each(['100%', 'my_token', 'ДОМИК', '柴犬'])('keeps %s', (word) => {
    expect(wordsOf(word)).toEqual([foldText(word)])
    expect(foldText(word)).not.toBe('')
  })
})

describe('markWords', () => {
  it('marks every place, whatever its case and accents', () => {
    expect(marked('Über SOL: the sol price', 'sol uber')).toBe('[Über] [SOL]: the [sol] price')
  })

  it('marks words that overlap as one', () => {
    expect(marked('solana', 'sola lana')).toBe('[solana]')
  })

  it('keeps letters that fold to several, and pictures of two halves, in one piece', () => {
    expect(marked('ﬁve 🐸 frogs', 'five frogs')).toBe('[ﬁve] 🐸 [frogs]')
  })

  it('marks nothing without words', () => {
    expect(markWords('price', [])).toEqual([{ text: 'price', isMatch: false }])
    expect(markWords('', ['a'])).toEqual([])
  })
})

describe('excerptOf', () => {
  const said = (content: string) => ({ role: 'assistant' as const, content })

  it('stands around the first word that is found, and begins with a whole word', () => {
    const text = `${'before '.repeat(30)}the **price** of SOL ${'after '.repeat(60)}`
    const excerpt = excerptOf(said(text), ['price'])
    expect(excerpt).toMatch(/^…before .*the price of SOL after .*…$/)
    expect([...excerpt].length).toBeLessThanOrEqual(162)
  })

  it('shows a short text whole', () => {
    expect(excerptOf(said('The price\nis 5.'), ['price'])).toBe('The price is 5.')
  })

  it('begins at the beginning where no word was found', () => {
    expect(excerptOf(said(`Nothing here. ${'x '.repeat(200)}`))).toMatch(/^Nothing here\. .*…$/)
  })

  it('holds nothing that cannot be seen or turns the direction', () => {
    expect(excerptOf(said('US\u200bDC \u202egnp.exe'), ['usdc'])).toBe('USDC gnp.exe')
  })

  it('shows what a person typed as it is', () => {
    expect(excerptOf({ role: 'user', content: '# 1 * 2' })).toBe('# 1 * 2')
  })

  it('cuts a text without any space', () => {
    expect(excerptOf(said(`${'x'.repeat(500)}needle${'y'.repeat(500)}`), ['needle'])).toContain('needle')
  })
})
