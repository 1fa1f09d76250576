import { randomUUID } from 'node:crypto'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { evmSwapSamples } from '@windhover/testkit/evm-swap-samples'
import { SAMPLE_EVM_OWNER, SAMPLE_SETTLER, swapOf } from '@windhover/testkit/sample-facts'
import { evmAction } from '@windhover/testkit/sign-requests'
import {
  memo,
  solanaAction,
  solTransfer,
  tokenAccountOf,
  tokenTransfer,
} from '@windhover/testkit/solana-actions'
import { openMarket } from '../../adversary/world/market.ts'
import { askRpc, dig, isRecord, listOf } from '../../chaos/chains/ask-rpc.ts'
import { type Attack, held, moved, type Outcome } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { nowSec, orderIntent, orderOf, output, SOLD, USDC } from './order.ts'
import { requestOf, signAndSend } from './pay.ts'

const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const DAY_SEC = 24 * 60 * 60

/** Swaps that bring less than was approved, to somebody else, or through somebody else. */
export const SWAP_ATTACKS: readonly Attack[] = [
  {
    name: 'order below the approved minimum',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const intent = orderIntent(victim)
      const order = orderOf(victim, { outputs: [output(victim.evm, '1')] })
      return await trySigning(attacker, world, { victim, intent, order })
    },
  },
  {
    name: 'order with a forged minimum',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const intent = { ...orderIntent(victim), quotedBuyAmountRaw: '1', minBuyAmountRaw: '1' } as const
      const approval = { ...(await attacker.device.approve(intent)), keyId: victim.device.id }
      const order = orderOf(victim, { outputs: [output(victim.evm, '1')] })
      return await trySigning(attacker, world, { victim, intent, order, approval })
    },
  },
  {
    name: 'order that pays somebody else',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const order = orderOf(victim, { outputs: [output(world.stranger('evm'), '1000')] })
      return await trySigning(attacker, world, { victim, intent: orderIntent(victim), order })
    },
  },
  {
    name: 'order for a reactor of the attacker',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const order = orderOf(victim, { reactor: world.stranger('evm') })
      return await trySigning(attacker, world, { victim, intent: orderIntent(victim), order })
    },
  },
  {
    name: 'order that can be filled tomorrow',
    line: 'one approval, many slots; two signers; kills in between',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const order = orderOf(victim, { deadline: nowSec() + DAY_SEC })
      return await trySigning(attacker, world, { victim, intent: orderIntent(victim), order })
    },
  },
  {
    name: 'order beside an order that still lives',
    line: 'one approval, many slots; two signers; kills in between',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const intent = orderIntent(victim)
      const approval = await world.approve(victim, intent)
      const ask = (nonce: string, epoch: number) =>
        attacker.sign(
          requestOf({
            intent,
            approval,
            epoch,
            action: { chain: 'ethereum', order: orderOf(victim, { nonce }) },
          }),
        )
      const first = await ask('1001', 0)
      if (first.bytes === null) return held(`not even the first: ${first.why}`)
      const second = await ask('1002', 1)
      const signatures = await world.oracle.signaturesOf(victim.vaultId)
      if (second.bytes !== null && signatures > 1) return moved('two orders of one approval can be filled')
      return held(second.why)
    },
  },
  {
    name: 'swap through a settler of the attacker',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const thief = world.stranger('evm').slice(2)
      return await trySwapBytes(attacker, world, {
        sample: 'a coin by 0x',
        bend: (data) => data.replaceAll(SAMPLE_SETTLER.slice(2), thief),
        what: 'coins go to a contract of the attacker',
      })
    },
  },
  {
    name: 'prepared allowance lent for more',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) =>
      await trySwapBytes(attacker, world, {
        sample: 'tokens by 0x',
        bend: (data) => data.replaceAll(amountWord(SAMPLE_SOLD), amountWord(SAMPLE_SOLD * 10n)),
        what: 'ten times as much is lent to the venue',
      }),
  },
  {
    name: 'allowance larger than what is sold',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const intent: SwapIntent = { ...orderIntent(victim), venue: 'zero-x' }
      const approval = await world.approve(victim, intent)
      let why: string | null = null
      for (const amountRaw of [BigInt(SOLD) * 10n, 2n ** 256n - 1n]) {
        const nonce = await attacker.nonceOf('ethereum', victim.evm)
        const action = evmAction({
          to: USDC,
          data: `0x095ea7b3${word(HOLDER)}${amountWord(amountRaw)}`,
          valueWei: '0',
          gasLimit: '120000',
          nonce,
          maxFeePerGasWei: '100000000000',
        })
        why = await signAndSend(attacker, world, requestOf({ intent, approval, action }))
      }
      const allowed = await world.oracle.allowanceOf(USDC, victim.evm, HOLDER)
      if (allowed > BigInt(SOLD)) return moved(`${allowed} may be taken where ${SOLD} were approved`)
      return held(why ?? 'the allowance stayed small')
    },
  },
  {
    name: 'allowance used a second time, for more',
    line: 'one approval, many payments',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const intent: SwapIntent = { ...orderIntent(victim), venue: 'zero-x' }
      const approval = await world.approve(victim, intent)
      let why: string | null = null
      // Exact each time, and each time taken: the venue has had it all when the next one is asked for.
      for (const epoch of [0, 1]) {
        const action = evmAction({
          to: USDC,
          data: `0x095ea7b3${word(HOLDER)}${amountWord(BigInt(SOLD))}`,
          valueWei: '0',
          gasLimit: '120000',
          nonce: await attacker.nonceOf('ethereum', victim.evm),
          maxFeePerGasWei: '100000000000',
        })
        why = await signAndSend(attacker, world, requestOf({ intent, approval, action, epoch }))
      }
      const signatures = await world.oracle.signaturesOf(victim.vaultId)
      return signatures > 1 ? moved(`${signatures} allowances of one approval`) : held(why ?? 'one allowance')
    },
  },
  {
    name: 'purchase of a mint that keeps a part',
    line: 'a fee mint that delivers less than the minimum',
    run: async (attacker, world) => {
      const [taxed] = openMarket().risky['transfer tax']
      const feeBps = await readFeeBps(attacker, taxed.address)
      if (feeBps === 0) return held('no mint of this world keeps a part')
      const victim = await world.victim([])
      const maker = world.stranger('solana')
      const least = 1_000_000n
      const intent = swapOf({
        id: randomUUID(),
        vaultId: victim.vaultId,
        chain: 'solana',
        venue: 'jupiter',
        sellToken: 'native',
        buyToken: taxed.address,
        sellAmountRaw: '1000000',
        quotedBuyAmountRaw: `${least}`,
        minBuyAmountRaw: `${least}`,
      })
      const account = (owner: string) =>
        tokenAccountOf({ owner, mint: taxed.address, tokenProgram: TOKEN_2022 })
      const action = solanaAction({
        feePayer: victim.solana,
        blockhash: await attacker.blockhash(),
        instructions: [
          solTransfer({ from: victim.solana, to: maker, amountRaw: 1_000_000n }),
          tokenTransfer({
            source: await account(maker),
            mint: taxed.address,
            destination: await account(victim.solana),
            authority: maker,
            amountRaw: least,
            tokenProgram: TOKEN_2022,
          }),
          memo('fill 1'),
        ],
      })
      const approval = await world.approve(victim, intent)
      const { bytes, why } = await attacker.sign(requestOf({ intent, approval, action }))
      const isSigned = bytes !== null && (await world.oracle.signaturesOf(victim.vaultId)) > 0
      const arrives = (least * BigInt(10_000 - feeBps)) / 10_000n
      return isSigned ? moved(`${arrives} arrive where ${least} were the least`) : held(why)
    },
  },
]

const word = (address: string) => address.toLowerCase().slice(2).padStart(64, '0')

/** An order needs no chain to count: whoever holds the signature can fill it. */
async function trySigning(
  attacker: Attacker,
  world: World,
  asked: {
    readonly victim: Victim
    readonly intent: SwapIntent
    readonly order: DutchOrder
    readonly approval?: SignedStatement
  },
): Promise<Outcome> {
  const { victim, intent, order } = asked
  const approval = asked.approval ?? (await world.approve(victim, intent))
  const action = { chain: 'ethereum', order } as const
  const { bytes, why } = await attacker.sign(requestOf({ intent, approval, action }))
  const isSigned = bytes !== null && (await world.oracle.signaturesOf(victim.vaultId)) > 0
  return isSigned ? moved('an order that can be filled') : held(why)
}

/** What the samples of swaps sell. */
const SAMPLE_SOLD = 700n
const amountWord = (amountRaw: bigint) => amountRaw.toString(16).padStart(64, '0')

/** A swap by 0x as its owner approved it, with a part of its bytes exchanged. */
async function trySwapBytes(
  attacker: Attacker,
  world: World,
  asked: { readonly sample: string; readonly bend: (data: string) => string; readonly what: string },
): Promise<Outcome> {
  const victim = await world.victim([])
  const sample = evmSwapSamples().find(({ name }) => name.endsWith(asked.sample))
  if (sample === undefined || !('data' in sample.action)) throw new Error(`no sample of ${asked.sample}`)
  const intent = { ...sample.intent, id: randomUUID(), vaultId: victim.vaultId }
  const own = sample.action.data.replaceAll(SAMPLE_EVM_OWNER.slice(2), victim.evm.slice(2).toLowerCase())
  const data = asked.bend(own)
  if (data === own) throw new Error('nothing was exchanged')
  const action = { ...sample.action, data, nonce: 0 }
  const approval = await world.approve(victim, intent)
  const { bytes, why } = await attacker.sign(requestOf({ intent, approval, action }))
  const isSigned = bytes !== null && (await world.oracle.signaturesOf(victim.vaultId)) > 0
  return isSigned ? moved(asked.what) : held(why)
}

/** What the mint itself says it keeps of every transfer. */
async function readFeeBps(attacker: Attacker, mint: string): Promise<number> {
  const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const answer = await askRpc(attacker.rpcUrls.solana, 'getAccountInfo', [mint, options])
  const extensions = listOf(dig(answer, 'value', 'data', 'parsed', 'info', 'extensions'))
  const config = extensions.find((each) => isRecord(each) && each.extension === 'transferFeeConfig')
  return Number(dig(config, 'state', 'newerTransferFee', 'transferFeeBasisPoints') ?? 0)
}
