import { generateKeyPairSync, randomInt, sign } from 'node:crypto'
import { AUTHORITY_PATHS, ownerView } from '@windhover/core/authority/contract'
import {
  type SignedVault,
  type VaultAddresses,
  type VaultRecord,
  vaultRecordText,
} from '@windhover/core/authority/vault-record'
import { SIGNER_PATHS } from '@windhover/core/signing/contract'
import { type Attack, held, moved } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { enrol } from './owner-attacks.ts'
import { SMALL, tryPayment } from './pay.ts'

/** Whoever believes an address that the page shows pays in there. */
export const ADDRESS_ATTACKS: readonly Attack[] = [
  {
    name: 'new vault made for the attacker and shown to somebody',
    line: 'the first is enrolled when the vault is made',
    run: async (attacker, world) => {
      const somebody = await world.victim([])
      const [own, made] = [await ownVault(attacker, somebody), await makeVault(attacker)]
      // A page that shows nothing would hold everything.
      if (world.page(somebody, [own]).size === 0) throw new Error('the page does not show its own vault')
      const tries = tellings({ world, own, made, other: await othersVault(attacker, world) })
      for (const told of tries) {
        const foreign = [...world.page(somebody, [told])].find((shown) => !isOf(own, shown))
        if (foreign === undefined) continue
        const [vaultId, { ethereum: evm, solana }] = foreign
        if (evm !== made.record.addresses.ethereum) return moved(`${evm} is shown to be paid into`)
        await world.fund(evm)
        return await tryPayment(attacker, world, {
          victim: { ...somebody, vaultId, evm, solana },
          payment: { to: world.stranger('evm'), amountRaw: SMALL },
          approve: (intent) => attacker.device.approve(intent),
        })
      }
      return held(`the page shows none of ${tries.length} that are not its owner's`)
    },
  },
]

type Scene = {
  readonly world: World
  readonly own: SignedVault
  readonly made: SignedVault
  readonly other: SignedVault
}

/** What a taken-over api can tell: what the signer has said of others, and what it has never said. */
function tellings({ world, own, made, other }: Scene): readonly SignedVault[] {
  const evm = world.stranger('evm')
  const invented: VaultAddresses = { solana: world.stranger('solana'), ethereum: evm, bsc: evm, hedera: evm }
  const { vaultId, ownerId } = own.record
  const bent: readonly VaultRecord[] = [
    { ...made.record, ownerId },
    { ...made.record, ownerId, vaultId },
    { ...own.record, addresses: made.record.addresses },
    { ...own.record, addresses: invented },
    { ...own.record, addresses: { ...own.record.addresses, solana: invented.solana } },
    { ...own.record, addresses: { ...own.record.addresses, hedera: invented.hedera } },
    { ...own.record, world: 'live', addresses: invented },
  ]
  return [
    // In the signer's own words, of other owners.
    made,
    other,
    ...[own, made, other].flatMap(({ signature }) => bent.map((record) => ({ record, signature }))),
    ...bent.map(signAnew),
  ]
}

/** By a key that anybody can make. */
function signAnew(record: VaultRecord): SignedVault {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { record, signature: sign(null, Buffer.from(vaultRecordText(record)), privateKey).toString('hex') }
}

function isOf(own: SignedVault, [vaultId, addresses]: readonly [string, VaultAddresses]): boolean {
  const { record } = own
  return vaultId === record.vaultId && JSON.stringify(addresses) === JSON.stringify(record.addresses)
}

/** The signer answers whoever reaches its socket. */
async function vaultsOf(attacker: Attacker, owner: string): Promise<readonly SignedVault[]> {
  const { body } = await attacker.ask('GET', `${AUTHORITY_PATHS.owners}/${owner}`)
  return ownerView.parse(body).vaults
}

async function ownVault(attacker: Attacker, victim: Victim): Promise<SignedVault> {
  const [own] = await vaultsOf(attacker, victim.owner)
  if (own === undefined) throw new Error('the signer says nothing of the vault')
  return own
}

async function othersVault(attacker: Attacker, world: World): Promise<SignedVault> {
  return await ownVault(attacker, await world.victim([]))
}

async function makeVault(attacker: Attacker): Promise<SignedVault> {
  const { owner } = await enrol(attacker)
  const vaultId = String(randomInt(10 ** 11, 10 ** 12))
  await attacker.ask('POST', SIGNER_PATHS.vaultKeys, { vaultId, ownerId: owner })
  const made = (await vaultsOf(attacker, owner)).find(({ record }) => record.vaultId === vaultId)
  if (made === undefined) throw new Error('the attacker got no vault')
  return made
}
