import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AUTHORITY_PATHS } from '@windhover/core/authority/contract'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type Envelope, statementHash } from '@windhover/core/authority/statements'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import type { Intent } from '@windhover/core/transactions/intent'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { saidNow } from '@windhover/testkit/test-device'
import { dig } from '../../chaos/chains/ask-rpc.ts'
import { type Attack, held, moved, type Outcome } from '../attack.ts'
import type { Attacker, Signed } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { DAI, orderIntent, orderOf, output, SOLD, USDC } from './order.ts'
import { requestOf } from './pay.ts'

const LINE = 'envelope: pair, total amount, price bound, executions, expiry, own vault'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const HOUR_MS = 60 * 60_000
const SHORT_MS = 4_000
const times = (raw: string, factor: number) => `${BigInt(raw) * BigInt(factor)}`

/** Trades that the owner's envelope does not cover. One that it does cover is signed first, or the attack is broken. */
export const ENVELOPE_ATTACKS: readonly Attack[] = [
  abusing('envelope forged by a device of the attacker', {
    abuse: async (scene) => {
      const { attacker, victim } = scene
      const forged = await attacker.device.say(envelopeOf(victim, {}))
      const named = { ...(await attacker.device.say(envelopeOf(victim, {}))), keyId: victim.device.id }
      const lent = [await tellEnvelope(attacker, forged), await tellEnvelope(attacker, named)]
      return await tryEach(lent.map((envelope) => () => trade({ ...scene, envelope }, {})))
    },
  }),
  abusing('envelope used for another pair', {
    abuse: (scene) =>
      trade(scene, {
        intent: { buyToken: WETH },
        order: { outputs: [{ ...output(scene.victim.evm, '910'), token: WETH }] },
      }),
  }),
  abusing('envelope used above its total', {
    terms: { totalSellRaw: `${(BigInt(SOLD) * 3n) / 2n}` },
    abuse: (scene) => trade(scene, {}),
  }),
  abusing('envelope used more often than it allows', {
    terms: { executionsMax: 1 },
    abuse: (scene) => trade(scene, {}),
  }),
  abusing('envelope used below its worst price', {
    abuse: (scene) =>
      trade(scene, {
        intent: { quotedBuyAmountRaw: '1', minBuyAmountRaw: '1' },
        order: { outputs: [output(scene.victim.evm, '1')] },
      }),
  }),
  abusing("terms of an envelope's trade exchanged afterwards", {
    abuse: async (scene) => {
      const { victim, genuine } = scene
      const poor = { ...genuine, quotedBuyAmountRaw: '1', minBuyAmountRaw: '1' } as const
      return await trade(scene, { intent: poor, order: { outputs: [output(victim.evm, '1')] } })
    },
  }),
  abusing('envelope used after its expiry', {
    lifeMs: SHORT_MS,
    abuse: async (scene) => {
      const late = await executeEarly(scene)
      await sleep(SHORT_MS)
      return await tryEach([late, () => trade(scene, {})])
    },
  }),
  abusing('envelope used after it was revoked', {
    abuse: async (scene) => {
      const { attacker, victim, envelope: target } = scene
      const said = { ...saidNow(), kind: 'revocation' as const, owner: victim.owner, target }
      const late = await executeEarly(scene)
      await attacker.tell(await victim.device.say(said))
      return await tryEach([late, () => trade(scene, {})])
    },
  }),
  abusing('envelope used for another vault', {
    // Whoever attacks can be an owner as well, and say what may be sold of their own.
    abuse: async (scene) => {
      const other = await scene.world.victim([])
      return await trade({ ...scene, victim: other }, {})
    },
  }),
  abusing("envelope's trade that pays somebody else", {
    abuse: async (scene) => {
      const { attacker, world, victim, envelope } = scene
      const thief = world.stranger('evm')
      const transfer = { vaultId: victim.vaultId, chain: 'ethereum', to: thief, token: USDC } as const
      const intent = transferOf({ ...transfer, amountRaw: SOLD })
      const data = `0xa9059cbb${word(thief.slice(2))}${word(BigInt(SOLD).toString(16))}`
      const action = evmAction({ to: USDC, data, valueWei: '0', gasLimit: '120000', nonce: 0 })
      return await tryEach([
        () => trade(scene, { order: { outputs: [output(thief, '910')] } }),
        () => executeAndSign(attacker, { envelope, intent, action }),
      ])
    },
  }),
  {
    name: 'envelope used at two signers at once',
    line: 'one approval, many slots; two signers; kills in between',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const terms = { totalSellRaw: times(SOLD, FITS) }
      const envelope = await tellEnvelope(attacker, await victim.device.say(envelopeOf(victim, terms)))
      const second = await world.signerBeside()
      try {
        const signers = [attacker, attacker.at(second.socketPath)]
        const tries = Array.from({ length: AT_ONCE }, async (_, place) => {
          const at = signers[place % signers.length] ?? attacker
          return await trade({ attacker: at, victim, envelope }, {})
        })
        const refused = (await Promise.all(tries)).find(({ bytes }) => bytes === null)
        const signatures = await world.oracle.signaturesOf(victim.vaultId)
        if (signatures < FITS) throw new Error(`${signatures} of ${FITS} that fit: ${refused?.why}`)
        if (signatures > FITS) return moved(`${signatures} trades were signed where ${FITS} fit`)
        return held(refused?.why ?? 'no more than fit')
      } finally {
        await second.stop()
      }
    },
  },
]

const FITS = 2
const AT_ONCE = 12
const word = (hex: string) => hex.toLowerCase().padStart(64, '0')

type Scene = {
  readonly attacker: Attacker
  readonly world: World
  readonly victim: Victim
  readonly envelope: string
  /** The trade that the envelope was used for. */
  readonly genuine: SwapIntent
}
type Trade = { readonly intent?: Partial<SwapIntent>; readonly order?: Partial<DutchOrder> }

function abusing(
  name: Attack['name'],
  how: {
    readonly terms?: Partial<Envelope>
    readonly lifeMs?: number
    readonly abuse: (scene: Scene) => Promise<Signed>
  },
): Attack {
  return { name, line: LINE, run: (attacker, world) => abuse(attacker, world, how) }
}

async function abuse(
  attacker: Attacker,
  world: World,
  { terms = {}, lifeMs = HOUR_MS, abuse: run }: Parameters<typeof abusing>[1],
): Promise<Outcome> {
  const victim = await world.victim([])
  const bounds = { ...terms, expiresAt: Date.now() + lifeMs }
  const envelope = await tellEnvelope(attacker, await victim.device.say(envelopeOf(victim, bounds)))
  const genuine = orderIntent(victim)
  const control = await trade({ attacker, victim, envelope }, { intent: genuine })
  if (control.bytes === null) throw new Error(`what the envelope allows was refused: ${control.why}`)
  const before = await world.oracle.signaturesOf()
  const { bytes, why } = await run({ attacker, world, victim, envelope, genuine })
  // Of all vaults, others at work beside this one: only with bytes in hand is it this one's.
  const isSigned = bytes !== null && (await world.oracle.signaturesOf()) > before
  return isSigned ? moved('an order that the envelope does not allow can be filled') : held(why)
}

function envelopeOf({ vaultId }: Pick<Victim, 'vaultId'>, terms: Partial<Envelope>): Envelope {
  return {
    ...saidNow(),
    ...{ kind: 'envelope', vaultId, chain: 'ethereum', sellToken: USDC, buyToken: DAI },
    totalSellRaw: times(SOLD, 100),
    worstPrice: { sellRaw: SOLD, buyRaw: '900' },
    executionsMax: 100,
    feeMaxRaw: '0',
    expiresAt: Date.now() + HOUR_MS,
    ...terms,
  }
}

/** Answers with its id, under which it would be used. */
async function tellEnvelope(attacker: Attacker, signed: SignedStatement): Promise<string> {
  await attacker.ask('POST', AUTHORITY_PATHS.envelopes, signed)
  return statementHash('practice', signed.statement)
}

/** One order as the envelope allows it, but for these fields. */
async function trade(
  { attacker, victim, envelope }: Pick<Scene, 'attacker' | 'victim' | 'envelope'>,
  fields: Trade,
): Promise<Signed> {
  const intent = { ...orderIntent(victim), id: randomUUID(), ...fields.intent }
  const order = orderOf(victim, { nonce: String(randomInt(2 ** 47)), ...fields.order })
  return await executeAndSign(attacker, { envelope, intent, action: { chain: 'ethereum', order } })
}

async function executeAndSign(
  attacker: Attacker,
  asked: {
    readonly envelope: string
    readonly intent: Intent
    readonly action: Parameters<typeof requestOf>[0]['action']
  },
): Promise<Signed> {
  const { envelope, intent, action } = asked
  const { body } = await attacker.ask('POST', AUTHORITY_PATHS.executions, { intent, envelope })
  const { bytes, why } = await attacker.sign(requestOf({ intent, action, approval: null }))
  return { bytes, why: `${why}, and to the execution ${String(dig(body, 'code') ?? 'yes')}` }
}

/** Takes a trade out of the envelope while that still counts, to have it signed later on. */
async function executeEarly({ attacker, victim, envelope }: Scene): Promise<() => Promise<Signed>> {
  const intent = orderIntent(victim)
  const order = orderOf(victim, { nonce: String(randomInt(2 ** 47)) })
  await attacker.ask('POST', AUTHORITY_PATHS.executions, { intent, envelope })
  return () => attacker.sign(requestOf({ intent, action: { chain: 'ethereum', order }, approval: null }))
}

/** The first that is signed, else the last. */
async function tryEach(tries: readonly (() => Promise<Signed>)[]): Promise<Signed> {
  let last: Signed = { bytes: null, why: 'not asked' }
  for (const run of tries) {
    last = await run()
    if (last.bytes !== null) return last
  }
  return last
}
