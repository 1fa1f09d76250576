import { vaultSamples } from '@windhover/core/vaults/testing/tool-samples'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answerReply, replyOf, toolChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually, seen } from '../../testing/screen.ts'

const { addresses } = vaultSamples.get_deposit_address
const card = (name = 'Deposit addresses') => thread().getByRole('region', { name, exact: true })
const copy = (network: string) => thread().getByRole('button', { name: `Copy ${network} address` })

async function openCard(told: typeof addresses, options: AppOptions = {}) {
  const { server } = await openChat(options)
  answerReply(server, replyOf(toolChunks('get_deposit_address', { status: 'done', addresses: told })))
  await say('Where do I deposit?')
}

it('shows every address in full, whose networks it serves, and copies it to the letter', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => copied.mockRestore())
  await openCard(addresses)
  await expect.element(copy('Solana')).toBeVisible()
  const words = await seen(card())
  for (const { address } of addresses) expect(words).toContain(address)
  expect(words).toContain('Ethereum, BSC')
  expect(words).toContain('Account id is created on first use')
  for (const network of ['Solana', 'EVM']) await copy(network).click()
  expect(copied.mock.calls).toEqual(addresses.slice(0, 2).map(({ address }) => [address]))
})

it('shows the code of a single address at once, and a Hedera account by its number', async () => {
  await openCard([{ chains: ['hedera'], address: '0.0.4815162', accountId: '0.0.4815162' }])
  const code = card('Deposit address').getByRole('img', { name: 'QR code: Hedera address 0.0.4815162' })
  await expect.element(code).toBeVisible()
  await eventually(() => seen(card('Deposit address'))).not.toContain('created on first use')
})

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    await openCard(addresses, size)
    await expect.element(copy('Hedera')).toBeVisible()
    await expectGoodLook('deposit-card')
  },
  LOOK_WITHIN_MS,
)
