import { describe, expect, it } from 'vitest'
import { findCategory } from './find-category.ts'
import { offerCategories } from './offer-categories.ts'

const KNOWN = ['risk', 'Stop losses', 'ДОМ', 'Straße']

describe('findCategory', () => {
  it.each([
    ['RISK', 'risk'],
    [' stop LOSSES ', 'Stop losses'],
    ['дом', 'ДОМ'],
    ['STRASSE', 'Straße'],
    ['ｒｉｓｋ', 'risk'],
  ])('R1-250 knows %s in the spelling it has', (typed, found) => {
    expect(findCategory(KNOWN, typed)).toBe(found)
  })

  it.each(['ris', 'risks', 'stop', ''])('does not take %s for a category', (typed) => {
    expect(findCategory(KNOWN, typed)).toBeNull()
  })
})

describe('offerCategories', () => {
  it('R1-248 R1-249 offers a name that is not in the list as a new one, before those that contain it', () => {
    expect(offerCategories(KNOWN, ' stop ')).toEqual([
      { name: 'stop', isNew: true },
      { name: 'Stop losses', isNew: false },
    ])
  })

  it('R1-250 offers no new one for another letter case', () => {
    expect(offerCategories([...KNOWN, 'risk of ruin'], 'RISK')).toEqual([
      { name: 'risk', isNew: false },
      { name: 'risk of ruin', isNew: false },
    ])
  })

  it('offers those that begin with the text before those that contain it', () => {
    const names = offerCategories(['a stop', 'nonstop', 'Stop loss'], 'sto').map(({ name }) => name)
    expect(names).toEqual(['sto', 'Stop loss', 'a stop', 'nonstop'])
  })

  it('offers every category while nothing is typed, and nothing new', () => {
    expect(offerCategories(KNOWN, '  ')).toEqual(KNOWN.map((name) => ({ name, isNew: false })))
    expect(offerCategories([], '\u200b')).toEqual([])
  })

  it('offers the name as it would be stored', () => {
    expect(offerCategories([], 'ta\u200bx  rules')).toEqual([{ name: 'tax rules', isNew: true }])
  })
})
