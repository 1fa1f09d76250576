import type { IntentView } from '@windhover/core/transactions/contract'
import { expect, it } from 'vitest'
import { explorerLink } from './explorer-link.ts'

const linkOf = (explorerUrl: string | null) => {
  // Only what is read to link it.
  const view = { intent: { chain: 'bsc' }, explorerUrl } as IntentView
  return explorerLink(view)
}

it.each([
  ['https://bscscan.com/tx/0x1', 'View on BscScan'],
  ['http://127.0.0.1:4750/explorer/bsc/tx/0x1', 'View on explorer'],
])('R2-262 leads where the server says: %s is "%s"', (href, label) => {
  expect(linkOf(href)).toEqual({ href, label })
})

it('follows nothing that does not lead to the web', () => {
  expect(linkOf('javascript:alert(1)')).toBeNull()
  expect(linkOf(null)).toBeNull()
})
