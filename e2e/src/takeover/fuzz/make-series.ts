import type { Attestation } from '@windhover/core/authority/facts'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { SignRequest } from '@windhover/core/signing/sign-contract'
import { SAMPLE_ORDER } from '@windhover/testkit/evm-swap-samples'
import { swapOf } from '@windhover/testkit/sample-facts'
import { solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import type { Draw } from '../../chaos/draw.ts'
import { madeId, madeSolanaAddress } from '../../chaos/made-addresses.ts'
import type { FamilyName } from '../expectations.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { makeGenuine } from './genuine.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
/** What leaves in any of the series, with the coins of the fees. */
export const SOLD = [
  { kind: 'price', chain: 'ethereum', token: 'native' },
  { kind: 'price', chain: 'solana', token: 'native' },
  { kind: 'price', chain: 'ethereum', token: USDC },
  { kind: 'price', chain: 'ethereum', token: DAI },
] as const

export type SeriesScene = {
  readonly world: World
  readonly victim: Victim
  readonly draw: Draw
  readonly group: number
  readonly seed: string
  readonly facts: Attestation[]
}

/** One approval: what its owner means, and other bytes that would pay it once more. */
export type Series = {
  readonly family: FamilyName
  readonly approval: SignedStatement
  readonly first: SignRequest
  readonly again: (place: number) => SignRequest
  /**
   * The others come after the first was signed, one after the other or all at once, at both signers; in a race all of
   * them come at once with the first, and only one may win.
   */
  readonly how: 'in turn' | 'at once' | 'race'
}

type How = Pick<Series, 'family' | 'how'> & { readonly epochOf: (place: number) => number }

export const SERIES: readonly ((scene: SeriesScene) => Promise<Series>)[] = [
  (scene) => nonces(scene, { family: 'other nonce, same epoch', how: 'in turn', epochOf: () => 0 }),
  (scene) => nonces(scene, { family: 'other nonce, higher epoch', how: 'in turn', epochOf: above }),
  (scene) => blockhashes(scene, { family: 'other blockhash, same epoch', how: 'at once', epochOf: () => 0 }),
  (scene) => blockhashes(scene, { family: 'other blockhash, higher epoch', how: 'at once', epochOf: above }),
  (scene) => orders(scene, { family: 'other order, any epoch', how: 'at once', epochOf: anyOf(scene) }),
  (scene) =>
    nonces(scene, {
      family: 'two signers at once, other nonces',
      how: 'at once',
      epochOf: (place) => place + scene.draw.whole(1, 3),
    }),
  (scene) =>
    nonces(scene, { family: 'race for an unused approval, nonces', how: 'race', epochOf: anyOf(scene) }),
  (scene) =>
    blockhashes(scene, {
      family: 'race for an unused approval, blockhashes',
      how: 'race',
      epochOf: anyOf(scene),
    }),
  (scene) =>
    orders(scene, { family: 'race for an unused approval, orders', how: 'race', epochOf: anyOf(scene) }),
]

const above = (place: number) => place + 1
const anyOf =
  ({ draw }: SeriesScene) =>
  () =>
    draw.whole(0, 20)

async function nonces(
  { world, victim, draw, group, seed, facts }: SeriesScene,
  { epochOf, ...how }: How,
): Promise<Series> {
  const base = group * 32
  const given = { victim, name: `${seed}/slots/${group}`, nonce: base, facts }
  const { approval, ...first } = await makeGenuine(world, given)
  return {
    ...how,
    approval,
    first,
    again: (place) => ({
      ...first,
      epoch: epochOf(place),
      step: draw.whole(0, 7),
      action: { ...first.action, nonce: base + 1 + place },
    }),
  }
}

async function blockhashes(
  { world, victim, draw, group, seed, facts }: SeriesScene,
  { epochOf, ...how }: How,
): Promise<Series> {
  const to = madeSolanaAddress(`${seed}/slots/${group}`)
  const given = { victim, name: `${seed}/slots/${group}`, nonce: 0, facts }
  const { intent: base } = await makeGenuine(world, given)
  const intent = { ...base, chain: 'solana' as const, to }
  const approval = await world.approve(victim, intent)
  const bytes = () =>
    solanaAction({
      feePayer: victim.solana,
      instructions: [solTransfer({ from: victim.solana, to, amountRaw: 1n })],
    })
  const request = (fields: Partial<SignRequest>): SignRequest => ({
    ...{ intent, action: bytes(), step: 0, epoch: 0, facts },
    ...fields,
  })
  return {
    ...how,
    approval,
    first: request({}),
    again: (place) => request({ epoch: epochOf(place), step: draw.whole(0, 7) }),
  }
}

const MINUTES_SEC = 600

async function orders(
  { world, victim, group, seed, facts }: SeriesScene,
  { epochOf, ...how }: How,
): Promise<Series> {
  const intent = {
    ...swapOf({ chain: 'ethereum', venue: 'uniswap-x', sellToken: USDC, buyToken: DAI }),
    id: madeId(`${seed}/slots/${group}`),
    vaultId: victim.vaultId,
  }
  const approval = await world.approve(victim, intent)
  const order = (place: number) => ({
    ...SAMPLE_ORDER,
    swapper: victim.evm,
    nonce: String(group * 32 + place),
    deadline: Math.floor(Date.now() / 1_000) + MINUTES_SEC,
    outputs: SAMPLE_ORDER.outputs.map((each) => ({ ...each, recipient: victim.evm })),
  })
  const request = (place: number, epoch: number): SignRequest => {
    const action = { chain: 'ethereum', order: order(place) } as const
    return { intent, step: 0, epoch, action, facts }
  }
  return {
    ...how,
    approval,
    first: request(0, 0),
    again: (place) => request(place + 1, epochOf(place)),
  }
}
