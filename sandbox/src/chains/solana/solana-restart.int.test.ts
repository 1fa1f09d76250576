import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { address } from '@solana/kit'
import { afterEach, describe, expect, it } from 'vitest'
import {
  fundedSigner,
  makeHome,
  signedTransfer,
  someAddress,
  startTestChain,
} from './testing/start-test-chain.ts'
import { list, USDC } from './testing/test-universe.ts'

const homes: string[] = []
afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true })
})

function newHome(): string {
  const home = makeHome()
  homes.push(home)
  return home
}

async function live({ chain, rpc }: Awaited<ReturnType<typeof startTestChain>>) {
  const me = await fundedSigner({ chain })
  const you = await someAddress()
  const born = await someAddress()
  await chain.ensureMint(list({ address: born, symbol: 'BORN', decimals: 6 }))
  await chain.fund(you, { lamports: 0n, tokens: [USDC, born].map((mint) => ({ mint, amountRaw: 123n })) })
  const { base64 } = await signedTransfer({ chain }, me, { to: you, lamports: 2_000_000n })
  const signature = await rpc.sendTransaction(base64, { encoding: 'base64' }).send()
  return { you, born, signature, base64, height: chain.blockHeight() }
}

async function look(
  { chain, rpc }: Awaited<ReturnType<typeof startTestChain>>,
  lived: Awaited<ReturnType<typeof live>>,
) {
  const { you, born, signature, base64 } = lived
  const { value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory: true }).send()
  return {
    coins: chain.lamports(you),
    usdc: chain.tokenAmount(you, address(USDC)),
    born: chain.tokenAmount(you, born),
    known: value[0]?.err === null,
    history: chain.history(you, { limit: 10 }).map((each) => each.signature),
    // Sent before, so it must not move anything again.
    again: await chain.send(Buffer.from(base64, 'base64')),
    coinsAfter: chain.lamports(you),
  }
}

describe('a chain that starts again', () => {
  it('keeps balances, mints, history and blockhashes over an orderly stop', async () => {
    const home = newHome()
    const first = await startTestChain(home)
    const lived = await live(first)
    const before = await look(first, lived)
    const kept = first.chain.latestBlockhash().blockhash
    await first.chain.stop()
    const second = await startTestChain(home)
    try {
      expect(await look(second, lived)).toEqual(before)
      expect(before).toMatchObject({
        coins: 2_000_000n,
        coinsAfter: 2_000_000n,
        usdc: 123n,
        born: 123n,
        known: true,
      })
      expect(before.history).toHaveLength(2)
      expect(second.chain.blockHeight()).toBeGreaterThanOrEqual(lived.height)
      expect((await second.call('isBlockhashValid', [kept])).result).toMatchObject({ value: true })
    } finally {
      await second.chain.stop()
    }
    expect(readdirSync(join(home, 'state')).filter((name) => name.endsWith('.svm'))).toHaveLength(1)
  })

  it('loses nothing it has answered for when it is killed', async () => {
    const first = await startTestChain(newHome())
    const lived = await live(first)
    const before = await look(first, lived)
    const copy = newHome()
    // The files as a killed process leaves them: no last snapshot, and a line that was being written.
    cpSync(first.home, copy, { recursive: true })
    appendFileSync(join(copy, 'state', 'journal'), 'T\t99\t{"signature":"half')
    await first.chain.stop()
    for (const _ of ['from the journal', 'from the snapshot after it']) {
      const second = await startTestChain(copy)
      try {
        expect(await look(second, lived)).toEqual(before)
      } finally {
        await second.chain.stop()
      }
    }
  })
})
