import { vaultRoutes, vaultView } from '@windhover/core/vaults/contract'
import { vaultSamples } from '@windhover/core/vaults/testing/tool-samples'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answerReply, replyOf, toolChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually, seen } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const { addresses } = vaultSamples.get_deposit_address
const card = (name = 'Deposit addresses') => thread().getByRole('region', { name, exact: true })
const copy = (network: string) => thread().getByRole('button', { name: `Copy ${network} address` })

/** The vault that the answer is about. */
function listSample(server: StubServer, vaultId: string) {
  const [vault] = server.recorded(vaultRoutes.listVaults)
  const [solana, evm] = addresses
  const own = { publicKey: solana?.address ?? '', ethAddress: evm?.address ?? '' }
  server.answer(vaultRoutes.listVaults, [vaultView.parse({ ...vault, ...own, tokenId: vaultId })])
}

async function openCard(told: typeof addresses, options: AppOptions = {}) {
  const { server } = await openChat({ ...options, before: listSample })
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

it('shows the code of a single address at once, and for Hedera the address that was checked', async () => {
  await openCard([{ chains: ['hedera'], address: '0.0.4815162', accountId: '0.0.4815162' }])
  const [, evm] = addresses
  const code = card('Deposit address').getByRole('img', { name: `QR code: Hedera address ${evm?.address}` })
  await expect.element(code).toBeVisible()
  expect(await seen(card('Deposit address'))).not.toContain('0.0.4815162')
  await eventually(() => seen(card('Deposit address'))).not.toContain('created on first use')
})

it('shows nothing of an answer with an address that is not the owner’s', async () => {
  const told = addresses.map((each) => ({ ...each, address: 'AttackerAttackerAttackerAttackerAttacker' }))
  await openCard(told)
  await expect.element(card().getByText(/could not be checked/)).toBeVisible()
  expect(await seen(card())).not.toContain('AttackerAttacker')
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
