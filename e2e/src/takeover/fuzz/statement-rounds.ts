import type { Attestation } from '@windhover/core/authority/facts'
import { makePasskey } from '@windhover/testkit/owner-keys'
import { createEthereumWallet, createSolanaWallet, walletAsOwner } from '@windhover/testkit/software-wallets'
import type { Draw } from '../../chaos/draw.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import type { Victim } from '../world/open-victim.ts'
import { openWalletOwner } from '../world/open-wallet-owner.ts'
import type { World } from '../world/world.ts'
import { forgeStatement, ownerToldOf, type StatementScene, TECHNIQUES } from './forge-statement.ts'
import type { Line } from './lines.ts'
import { type Look, lookAtOwners } from './look-at-owners.ts'
import { type ForgedKind, type SpeakingOwner, sayUnheard, type Unsaid } from './speaking-owner.ts'
import type { Tally } from './tally.ts'
import { type Controls, tellControls } from './tell-controls.ts'
import { type Telling, tellingOf } from './tell-statement.ts'
import { asRoot, tryPaying, tryTrading } from './try-powers.ts'

export const STATEMENT_FAMILIES: readonly (readonly [FamilyName, ForgedKind])[] = [
  ['grants forged or mixed', 'grant'],
  ['added roots forged or mixed', 'root'],
  ['revocations forged or mixed', 'revocation'],
  ['recovery codes forged or mixed', 'recovery-codes'],
  ['recoveries forged or mixed', 'recovery'],
  ['policies forged or mixed', 'policy'],
  ['envelopes forged or mixed', 'envelope'],
]

/** Of controls how many were asked for and done, all signatures that somebody got, and what changed by nobody's word. */
export type RoundCount = { asked: number; done: number; signatures: number; altered: number }

export function addUp(sum: RoundCount, more: RoundCount): void {
  sum.asked += more.asked
  sum.done += more.done
  sum.signatures += more.signatures
  sum.altered += more.altered
}

type Moment = { readonly line: Line; readonly round: number; readonly facts: readonly Attestation[] }
export type StatementRounds = {
  /** Genuine statements of every kind, which have to count. */
  readonly begin: (moment: Moment) => Promise<RoundCount>
  readonly forge: (scene: { draw: Draw; name: string }) => Promise<Telling>
  /** What the signer has made of the forged ones, by its tables, its view of the owners, and what it signs. */
  readonly end: (moment: Moment & { readonly tally: Tally }) => Promise<RoundCount>
}

type Speaking = SpeakingOwner & { readonly evm: string }
type Round = {
  readonly controls: readonly Controls[]
  readonly unsaid: readonly Unsaid[]
  readonly look: Look
  readonly told: { readonly family: FamilyName; readonly hash: string }[]
}

/** Owners with every sort of root, in whose name statements are forged round by round. */
export async function openStatementRounds(run: {
  readonly attacker: Attacker
  readonly world: World
  readonly socketPath: string
  readonly seed: string
  readonly victim: Victim
  readonly say: (line: string) => void
}): Promise<StatementRounds> {
  const { attacker, world, socketPath, seed, victim, say } = run
  const { passkey, evm } = victim
  const speaking: readonly Speaking[] = [
    { ...victim, root: passkey, evm },
    await openWalletOwner(attacker, world, 'ethereum'),
    await openWalletOwner(attacker, world, 'solana'),
  ]
  const { origin } = world.product
  const thieves: StatementScene['thieves'] = [
    attacker.device,
    makePasskey(),
    walletAsOwner(createEthereumWallet(), origin),
    walletAsOwner(createSolanaWallet(), origin),
  ]
  const look = () => lookAtOwners(world, { socketPath, owners: speaking })
  const taken: Round[] = []
  const current = () => {
    const round = taken.at(-1)
    if (round === undefined) throw new Error('no round has begun')
    return round
  }
  const partsOf = (place: number) => {
    const { unsaid, controls } = current()
    const owner = place % speaking.length
    const [said, control] = [unsaid[owner], controls[owner]]
    if (said === undefined || control === undefined) throw new Error('nobody to speak for')
    return { ...said, heard: control.heard }
  }
  let nonces = 0
  const payer = ({ vaultId }: Speaking, what: string, { round, facts }: Moment) => {
    nonces += 1
    const name = `${seed}/powers/${round}/${vaultId}/${what}`
    return { vaultId, name, facts, nonce: FAR + nonces }
  }

  return {
    begin: async (moment) => {
      const { line, round } = moment
      const tell = ({ method, path, body }: Telling) => line.ask(method, path, body)
      const controls: Controls[] = []
      const count = { asked: 0, done: 0, signatures: 0, altered: 0 }
      for (const by of speaking) {
        const control = await tellControls(tell, by, round)
        controls.push(control)
        const { lent, envelope } = control.heard
        const signed = [
          await tryPaying(line, payer(by, 'lent', moment), lent.approve),
          await tryPaying(line, payer(by, 'root', moment), asRoot(by.root)),
          await tryTrading(line, { ...payer(by, 'trade', moment), evm: by.evm }, envelope),
        ].filter((isSigned) => isSigned).length
        addUp(count, { asked: 3, done: signed, signatures: signed, altered: 0 })
      }
      const after = await look()
      for (const { hashes } of controls) {
        const done = hashes.filter((hash) => after.hashes.has(hash)).length
        addUp(count, { asked: hashes.length, done, signatures: 0, altered: 0 })
      }
      const unsaid = await Promise.all(
        controls.map(({ heard, by }) =>
          sayUnheard(by, { friend: `${seed}/unsaid/${round}`, code: heard.keptCode }),
        ),
      )
      taken.splice(0, taken.length, { controls, unsaid, look: after, told: [] })
      return count
    },
    forge: async ({ draw, name }) => {
      const { told } = current()
      const [family, kind] = STATEMENT_FAMILIES[told.length % STATEMENT_FAMILIES.length] ?? []
      if (family === undefined || kind === undefined) throw new Error('nothing to forge')
      const turn = Math.floor(told.length / STATEMENT_FAMILIES.length)
      // Every kind in every way for every owner, before anything comes again.
      const owner = Math.floor(turn / TECHNIQUES.length)
      const scene = {
        draw,
        name,
        kind,
        thieves,
        mine: partsOf(owner),
        theirs: partsOf(owner + 1 + (turn % 2)),
      }
      const { signed, change } = await forgeStatement(scene, turn)
      const telling = tellingOf(signed, { ...ownerToldOf(signed, scene.mine.by), ...(change && { change }) })
      told.push({ family, hash: telling.hash })
      return telling
    },
    end: async (moment) => {
      const { line, tally } = moment
      const { controls, look: before, told } = current()
      const after = await look()
      const added = new Set([...after.hashes].filter((hash) => !before.hashes.has(hash)))
      for (const { family, hash } of told) tally.count(family, added.delete(hash))
      const count = { asked: 0, done: 0, signatures: 0, altered: added.size }
      for (const by of speaking) {
        if (after.standing.get(by.owner) !== before.standing.get(by.owner)) count.altered += 1
        const powers = [
          await tryPaying(line, payer(by, 'thief', moment), attacker.device.approve),
          await tryPaying(line, payer(by, 'thief as root', moment), asRoot(attacker.device)),
        ]
        const envelopes = told.filter(({ family }) => family === 'envelopes forged or mixed').slice(-TRADES)
        for (const [place, { hash }] of envelopes.entries())
          powers.push(await tryTrading(line, { ...payer(by, `${place}`, moment), evm: by.evm }, hash))
        count.altered += powers.filter((isSigned) => isSigned).length
      }
      if (count.altered > 0) say(`${count.altered} changes by nobody's word in round ${moment.round}`)
      for (const { takeBack } of controls) {
        const hashes = await takeBack()
        const { hashes: kept } = await look()
        const done = hashes.filter((hash) => kept.has(hash)).length
        addUp(count, { asked: hashes.length, done, signatures: 0, altered: 0 })
      }
      return count
    },
  }
}

/** Beyond the nonces of all other tries. */
const FAR = 1_000_000_000
/** Of the forged envelopes of a round: that nothing came into the tables was seen of all of them. */
const TRADES = 2
