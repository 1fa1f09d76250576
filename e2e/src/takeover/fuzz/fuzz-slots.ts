import type { Attestation } from '@windhover/core/authority/facts'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { SIGNING_PATHS, type SignRequest } from '@windhover/core/signing/sign-contract'
import { SAMPLE_ORDER } from '@windhover/testkit/evm-swap-samples'
import { swapOf } from '@windhover/testkit/sample-facts'
import { solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import { waitUntil } from '@windhover/testkit/wait-until'
import { type Draw, drawFrom } from '../../chaos/draw.ts'
import { madeId, madeSolanaAddress } from '../../chaos/made-addresses.ts'
import { askSigner } from '../attacker/ask-signer.ts'
import { type Attacker, readSigned } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import type { Victim } from '../world/open-victim.ts'
import type { SignerBeside } from '../world/signer-beside.ts'
import type { World } from '../world/world.ts'
import { makeGenuine } from './genuine.ts'
import { type Line, whileDown, withLines } from './lines.ts'
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
const HOURS_MS = 10 * 60 * 60_000
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
  readonly approval: SignedStatement
  readonly first: SignRequest
  readonly again: (place: number) => SignRequest
  readonly isAtBoth?: true
}

/** After every payment as it was meant, others for the same approval in slots of their own. */
export async function fuzzSlots(run: {
  readonly attacker: Attacker
  readonly world: World
  /** Two on one database. */
  readonly signers: readonly [SignerBeside, SignerBeside]
  readonly seed: string
  readonly count: number
  /** How often one of them is killed meanwhile, in turn. */
  readonly kills: number
  readonly say: (line: string) => void
}): Promise<FuzzResult> {
  const { attacker, world, seed, count, kills, say } = run
  const socketPaths = run.signers.map(({ socketPath }) => socketPath)
  const victim = await world.victim([])
  const startedMs = performance.now()
  const draw = drawFrom(`${seed}/slots`)
  const tally = createTally()
  const controls = { asked: 0, signed: 0 }
  const before = await world.oracle.signaturesOf()
  let [groups, tries] = [0, 0]

  const hand = async (line: Line) => {
    while (tries < count) {
      const group = groups
      groups += 1
      const make = SERIES[group % SERIES.length]
      if (make === undefined) return
      const facts = [...(await attacker.attest(SOLD))]
      const series = await make({ world, victim, draw, group, seed, facts })
      const { first, approval: signed } = series
      controls.asked += 1
      await line.tell(JSON.stringify({ intent: first.intent, signed }))
      if ((await line.sign(JSON.stringify(first))).bytes !== null) controls.signed += 1
      const requests = Array.from({ length: TRIES_EACH }, (_, place) => series.again(place))
      tries += requests.length
      if (series.isAtBoth === true) await askBoth(requests, series.family)
      else for (const request of requests) await tryOne(line, request, series.family)
      if (group % 2_000 === 1_999) say(`${tries} tries for a second slot`)
    }
  }
  const tryOne = async ({ sign }: Line, request: SignRequest, family: FamilyName) => {
    tally.count(family, (await sign(JSON.stringify(request))).bytes !== null)
  }
  const askBoth = async (requests: readonly SignRequest[], family: FamilyName) => {
    await Promise.all(
      requests.map(async (body, place) => {
        const socketPath = socketPaths[place % socketPaths.length] ?? ''
        const question = { method: 'POST', path: SIGNING_PATHS.sign, body }
        const answer = await whileDown(() => askSigner(socketPath, question))
        tally.count(family, readSigned(answer).bytes !== null)
      }),
    )
  }
  const killInTurn = async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      const isDue = () => tries >= ((killed + 1) * count) / (kills + 1)
      await waitUntil({ what: 'tries', timeoutMs: HOURS_MS, check: async () => isDue() })
      await run.signers[killed % 2 === 0 ? 0 : 1].killAndRestart()
    }
  }
  await Promise.all([withLines(socketPaths, hand), killInTurn()])
  const families = tally.families()
  const known = families.reduce((sum, { signed }) => sum + signed, 0) + controls.signed
  const grown = (await world.oracle.signaturesOf()) - before
  return {
    families,
    controls,
    unaccounted: Math.max(0, grown - known),
    kills,
    durationMs: performance.now() - startedMs,
  }
}

const SERIES: readonly ((scene: Scene) => Promise<Series>)[] = [
  (scene) => nonces(scene, { family: 'other nonce, same epoch', epochOf: () => 0 }),
  (scene) => nonces(scene, { family: 'other nonce, higher epoch', epochOf: (place) => place + 1 }),
  (scene) => blockhashes(scene, { family: 'other blockhash, same epoch', epochOf: () => 0 }),
  (scene) => blockhashes(scene, { family: 'other blockhash, higher epoch', epochOf: (place) => place + 1 }),
  orders,
  async (scene) => ({
    ...(await nonces(scene, {
      family: 'two signers at once, other nonces',
      epochOf: (place) => place + scene.draw.whole(1, 3),
    })),
    isAtBoth: true,
  }),
]

type How = { readonly family: FamilyName; readonly epochOf: (place: number) => number }

async function nonces(
  { world, victim, draw, group, seed, facts }: Scene,
  { family, epochOf }: How,
): Promise<Series> {
  const base = group * 32
  const given = { victim, name: `${seed}/slots/${group}`, nonce: base, facts }
  const { approval, ...first } = await makeGenuine(world, given)
  return {
    family,
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
  { world, victim, draw, group, seed, facts }: Scene,
  { family, epochOf }: How,
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
    family,
    approval,
    first: request({}),
    again: (place) => request({ epoch: epochOf(place), step: draw.whole(0, 7) }),
  }
}

const MINUTES_SEC = 600

async function orders({ world, victim, draw, group, seed, facts }: Scene): Promise<Series> {
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
    family: 'other order, any epoch',
    approval,
    first: request(0, 0),
    again: (place) => request(place + 1, draw.whole(0, 20)),
  }
}
