import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const valuesIn = (css: string) =>
  [...css.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value] as const)

const [productDark = '', productLight = ''] = read('../../../../web/src/ui/styles/tokens.css').split(
  '[data-theme="light"]',
)
const [ownDark = '', ownLight = ''] = read('./consent.css').split('@media (prefers-color-scheme: light)')

it.each([
  ['dark', ownDark, productDark],
  ['light', ownLight, productLight],
])('the page on which an app is allowed has the product’s colours when it is %s', (_theme, own, product) => {
  const theirs = new Map(valuesIn(product.replaceAll(/\/\*.*?\*\//g, '')))
  expect(valuesIn(own)).toHaveLength(4)
  for (const [name, value] of valuesIn(own)) expect(theirs.get(name), name).toBe(value)
})
