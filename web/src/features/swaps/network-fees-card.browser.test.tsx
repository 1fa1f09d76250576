import { swapSamples } from '@windhover/core/swaps/testing/tool-samples'
import { expect, it } from 'vitest'
import { answerReply, replyOf, toolChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually, seen } from '../../testing/screen.ts'

const { fees } = swapSamples.get_network_fees
const card = () => thread().getByRole('region', { name: 'Network fees', exact: true })

async function openCard(told: typeof fees, options: AppOptions = {}) {
  const { server } = await openChat(options)
  answerReply(server, replyOf(toolChunks('get_network_fees', { status: 'done', fees: told })))
  await say('What are the fees right now?')
}

it('shows what a send and a swap cost in dollars and in the coin, and what cannot be told', async () => {
  await openCard(fees)
  await eventually(() => seen(card())).toMatch(/Solana\s+\$0\.0008\s+0\.000005 SOL\s+\$0\.02\s+0\.000105 SOL/)
  expect(await seen(card())).toMatch(/Hedera\s+not available\s+not available/)
})

it('has no column of swaps where no venue told one', async () => {
  await openCard(fees.map((each) => ({ ...each, swap: null })))
  await eventually(() => seen(card())).toContain('Send')
  expect(await seen(card())).not.toContain('Swap')
})

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    await openCard(fees, size)
    await expect.element(card()).toBeVisible()
    await expectGoodLook('network-fees-card')
  },
  LOOK_WITHIN_MS,
)
