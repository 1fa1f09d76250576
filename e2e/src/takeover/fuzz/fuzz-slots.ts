import type { Attestation } from '@windhover/core/authority/facts'
import type { SignRequest } from '@windhover/core/signing/sign-contract'
import { SAMPLE_ORDER } from '@windhover/testkit/evm-swap-samples'
import { swapOf } from '@windhover/testkit/sample-facts'
import { solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import { type Draw, drawFrom } from '../../chaos/draw.ts'
import { madeId, madeSolanaAddress } from '../../chaos/made-addresses.ts'
import { askSigner } from '../attacker/ask-signer.ts'
import { type Attacker, readSigned } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { makeGenuine } from './genuine.ts'
import { type Ask, withLines } from './lines.ts'
import { createTally, type FuzzResult } from './tally.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
/** What leaves in any of the series, with the coins of the fees. */
const SOLD = [
  { kind: 'price', chain: 'ethereum', token: 'native' },
  { kind: 'price', chain: 'solana', token: 'native' },
  { kind: 'price', chain: 'ethereum', token: USDC },
  { kind: 'price', chain: 'ethereum', token: DAI },
] as const
/** Tries for a second slot after the first has been signed. */
const TRIES_EACH = 8

type Scene = {
  readonly world: World
  readonly victim: Victim
  readonly draw: Draw
  readonly group: number
  readonly seed: string
  readonly facts: Attestation[]
}

/** One approval: what its owner means, and other bytes that would pay it once more. */
type Series = {
  readonly family: FamilyName
  readonly first: SignRequest
  readonly again: (place: number) => SignRequest
  readonly isAtBoth?: true
}

/** After every payment as it was meant, others for the same approval in slots of their own. */
export async function fuzzSlots(run: {
  readonly attacker: Attacker
  readonly world: World
  /** Of two signers. */
  readonly socketPaths: readonly [string, string]
  readonly seed: string
  readonly count: number
  readonly say: (line: string) => void
}): Promise<FuzzResult> {
  const { attacker, world, seed, count, say } = run
  const [one, two] = run.socketPaths
  const victim = await world.victim([])
  const startedMs = performance.now()
  const draw = drawFrom(`${seed}/slots`)
  const tally = createTally()
  const controls = { asked: 0, signed: 0 }
  const before = await world.oracle.signaturesOf()
  let [groups, tries] = [0, 0]

  const hand = async (ask: Ask) => {
    while (tries < count) {
      const group = groups
      groups += 1
      const make = SERIES[group % SERIES.length]
      if (make === undefined) return
      const facts = [...(await attacker.attest(SOLD))]
      const series = make({ world, victim, draw, group, seed, facts })
      controls.asked += 1
      if ((await ask(JSON.stringify(series.first))).bytes !== null) controls.signed += 1
      const requests = Array.from({ length: TRIES_EACH }, (_, place) => series.again(place))
      tries += requests.length
      if (series.isAtBoth === true) await askBoth(requests, series.family)
      else for (const request of requests) await tryOne(ask, request, series.family)
      if (group % 2_000 === 1_999) say(`${tries} tries for a second slot`)
    }
  }
  const tryOne = async (ask: Ask, request: SignRequest, family: FamilyName) => {
    tally.count(family, (await ask(JSON.stringify(request))).bytes !== null)
  }
  const askBoth = async (requests: readonly SignRequest[], family: FamilyName) => {
    await Promise.all(
      requests.map(async (body, place) => {
        const socketPath = place % 2 === 0 ? one : two
        const signed = readSigned(await askSigner(socketPath, { method: 'POST', path: '/sign', body }))
        tally.count(family, signed.bytes !== null)
      }),
    )
  }
  await withLines(one, hand)
  const families = tally.families()
  const known = families.reduce((sum, { signed }) => sum + signed, 0) + controls.signed
  const grown = (await world.oracle.signaturesOf()) - before
  return {
    families,
    controls,
    unaccounted: Math.max(0, grown - known),
    durationMs: performance.now() - startedMs,
  }
}

const SERIES: readonly ((scene: Scene) => Series)[] = [
  (scene) => nonces(scene, { family: 'other nonce, same epoch', epochOf: () => 0 }),
  (scene) => nonces(scene, { family: 'other nonce, higher epoch', epochOf: (place) => place + 1 }),
  (scene) => blockhashes(scene, { family: 'other blockhash, same epoch', epochOf: () => 0 }),
  (scene) => blockhashes(scene, { family: 'other blockhash, higher epoch', epochOf: (place) => place + 1 }),
  orders,
  (scene) => ({
    ...nonces(scene, {
      family: 'two signers at once, other nonces',
      epochOf: (place) => place + scene.draw.whole(1, 3),
    }),
    isAtBoth: true,
  }),
]

type How = { readonly family: FamilyName; readonly epochOf: (place: number) => number }

function nonces({ world, victim, draw, group, seed, facts }: Scene, { family, epochOf }: How): Series {
  const base = group * 32
  const first = makeGenuine(world, { victim, name: `${seed}/slots/${group}`, nonce: base, facts })
  return {
    family,
    first,
    again: (place) => ({
      ...first,
      epoch: epochOf(place),
      step: draw.whole(0, 7),
      action: { ...first.action, nonce: base + 1 + place },
    }),
  }
}

function blockhashes({ world, victim, draw, group, seed, facts }: Scene, { family, epochOf }: How): Series {
  const to = madeSolanaAddress(`${seed}/slots/${group}`)
  const { intent: base } = makeGenuine(world, { victim, name: `${seed}/slots/${group}`, nonce: 0, facts })
  const intent = { ...base, chain: 'solana' as const, to }
  const approval = world.approve(victim, intent)
  const bytes = () =>
    solanaAction({
      feePayer: victim.solana,
      instructions: [solTransfer({ from: victim.solana, to, amountRaw: 1n })],
    })
  const request = (fields: Partial<SignRequest>): SignRequest => ({
    ...{ intent, approval, action: bytes(), step: 0, epoch: 0, facts },
    ...fields,
  })
  return {
    family,
    first: request({}),
    again: (place) => request({ epoch: epochOf(place), step: draw.whole(0, 7) }),
  }
}

const MINUTES_SEC = 600

function orders({ world, victim, draw, group, seed, facts }: Scene): Series {
  const intent = {
    ...swapOf({ chain: 'ethereum', venue: 'uniswap-x', sellToken: USDC, buyToken: DAI }),
    id: madeId(`${seed}/slots/${group}`),
    vaultId: victim.vaultId,
  }
  const approval = world.approve(victim, intent)
  const order = (place: number) => ({
    ...SAMPLE_ORDER,
    swapper: victim.evm,
    nonce: String(group * 32 + place),
    deadline: Math.floor(Date.now() / 1_000) + MINUTES_SEC,
    outputs: SAMPLE_ORDER.outputs.map((each) => ({ ...each, recipient: victim.evm })),
  })
  const request = (place: number, epoch: number): SignRequest => {
    const action = { chain: 'ethereum', order: order(place) } as const
    return { intent, approval, step: 0, epoch, action, facts }
  }
  return {
    family: 'other order, any epoch',
    first: request(0, 0),
    again: (place) => request(place + 1, draw.whole(0, 20)),
  }
}
