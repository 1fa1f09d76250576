import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const firstBlock = (css: string) => css.slice(0, css.indexOf('}'))
const valuesIn = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

const [productDark = '', productLight = ''] = read('../../../web/src/ui/styles/tokens.css').split(
  '[data-theme="light"]',
)
const [ownDark = '', rest = ''] = read('./style.css').split('@media (prefers-color-scheme: light)')
const ownLight = firstBlock(rest)

describe('the colours and sizes of the explorer', () => {
  it.each([
    ['dark', ownDark, productDark],
    ['light', ownLight, firstBlock(productLight)],
  ])('are those of the product when it is %s', (_theme, own, product) => {
    const ours = valuesIn(own)
    const theirs = valuesIn(product)
    expect(ours.size).toBeGreaterThan(15)
    expect([...ours].filter(([name, value]) => theirs.get(name) !== value)).toEqual([])
  })

  it('has every colour in both themes', () => {
    const colours = [...valuesIn(ownDark)].filter(([, value]) => value.startsWith('#')).map(([name]) => name)
    expect([...valuesIn(ownLight).keys()].toSorted()).toEqual(colours.toSorted())
  })
})
