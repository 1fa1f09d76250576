import { approvalOf } from '@windhover/core/authority/approve-intent'
import type { Wallet } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Statement } from '@windhover/core/authority/statements'
import { walletText } from '@windhover/core/authority/wallet-text'
import type { Intent } from '@windhover/core/transactions/intent'
import {
  createEthereumWallet,
  createSolanaWallet,
  type SoftwareWallet,
  walletAsOwner,
} from '@windhover/testkit/software-wallets'
import { grantOf, makeTestDevice, rootOf } from '@windhover/testkit/test-device'
import { type Attack, held, moved, type Outcome } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import { WALLET_TEXT_CHANGES } from '../fuzz/change-wallet-text.ts'
import { openWalletOwner, type WalletOwner } from '../world/open-wallet-owner.ts'
import type { World } from '../world/world.ts'
import { requireSigned, tryBeingSigned } from './pay.ts'

const ROOTS = "root: an owner's wallet (Ethereum, Solana)"
const MIX = 'forge, replay, reorder, mix statements'
const OTHERS = 'other vaults, users, worlds, origins'

/** Owners whose root is a wallet: what the wallet has not signed, or not for this. */
export const WALLET_ATTACKS: readonly Attack[] = [
  ofWallet('ethereum', ROOTS, 'forged texts of an Ethereum wallet', forgeTexts),
  ofWallet('ethereum', MIX, 'sign-in of an Ethereum wallet told as something else', tellSignInAsOther),
  ofWallet('ethereum', OTHERS, 'text of an Ethereum wallet for another page, chain or nonce', signOtherTexts),
  ofWallet('solana', ROOTS, 'forged texts of a Solana wallet', forgeTexts),
  ofWallet('solana', MIX, 'sign-in of a Solana wallet told as something else', tellSignInAsOther),
  ofWallet('solana', OTHERS, 'text of a Solana wallet for another page, chain or nonce', signOtherTexts),
]

type Scene = { readonly attacker: Attacker; readonly world: World; readonly owner: WalletOwner }
/** A statement that would let the attacker's device in, or an approval of it. */
type Try = { readonly what: string; readonly signed?: SignedStatement; readonly approve?: Approve }
type Approve = (intent: Intent) => Promise<SignedStatement>

function ofWallet(
  chain: Wallet['chain'],
  line: string,
  name: Attack['name'],
  makeTries: (scene: Scene) => Promise<readonly Try[]>,
): Attack {
  return {
    name,
    line,
    run: async (attacker, world) => {
      const owner = await openWalletOwner(attacker, world, chain)
      const { vaultId, device } = owner
      const pays = (approve: Approve) => tryBeingSigned(attacker, world, { vaultId, approve })
      await requireSigned('not even what the wallet lends counts', pays(device.approve))
      const tries = await makeTries({ attacker, world, owner })
      return await playEach({ attacker, tries, pays })
    },
  }
}

async function playEach(asked: {
  readonly attacker: Attacker
  readonly tries: readonly Try[]
  readonly pays: (approve: Approve) => Promise<string | null>
}): Promise<Outcome> {
  const { attacker, tries, pays } = asked
  const whys = new Set<string>()
  for (const { what, signed, approve = attacker.device.approve } of tries) {
    const heard = signed === undefined ? '' : await attacker.tell(signed)
    const why = await pays(approve)
    if (why === null) return moved(`a payment by ${what}`)
    whys.add(heard || why)
  }
  return held(`${tries.length} tries: ${[...whys].join(', ')}`)
}

const another = ({ chain }: SoftwareWallet): SoftwareWallet =>
  chain === 'ethereum' ? createEthereumWallet() : createSolanaWallet()

/** What would let the attacker in. */
const wanted = ({ attacker, owner: { owner } }: Scene): readonly Statement[] => [
  grantOf({ owner, key: attacker.device.key }),
  rootOf({ owner, key: attacker.device.key }),
]

/** In the owner's name by a wallet of the attacker, by no wallet at all, and by the attacker's device. */
async function forgeTexts(scene: Scene): Promise<readonly Try[]> {
  const { attacker, world, owner } = scene
  const { key, id: keyId } = owner.root
  const thief = another(owner.wallet)
  const own = walletAsOwner(thief, world.product.origin)
  const tries = wanted(scene).map(async (statement): Promise<readonly Try[]> => {
    const text = walletText({ world: 'practice', wallet: key, statement })
    const by = (signature: string): SignedStatement => ({
      ...{ statement, keyId },
      proof: { by: 'wallet', signature },
    })
    const signed = await own.say(statement)
    return [
      { what: "another wallet's text", signed },
      { what: "another wallet's text in the owner's name", signed: { ...signed, keyId } },
      { what: "the owner's text by another wallet", signed: by(await thief.sign(text)) },
      { what: 'zeros', signed: by(key.chain === 'ethereum' ? `0x${'0'.repeat(130)}` : '1'.repeat(64)) },
      { what: 'a device', signed: { ...(await attacker.device.say(statement)), keyId } },
    ]
  })
  const approve: Approve = async (intent) => ({
    ...(await own.say({ ...approvalOf(intent, Date.now()), kind: 'root-approval' }, { intent })),
    keyId,
  })
  return [...(await Promise.all(tries)).flat(), { what: 'an approval by another wallet', approve }]
}

/** The attacker holds what the wallet has signed to sign in, and never told it. */
async function tellSignInAsOther(scene: Scene): Promise<readonly Try[]> {
  const { owner } = scene
  const browser = makeTestDevice()
  const signIn = await owner.root.say(grantOf({ owner: owner.owner, key: browser.key }))
  const unnamed = await owner.root.say(grantOf({ owner: null, key: browser.key }))
  const tries = [signIn, unnamed].flatMap((said) => {
    const { statement, keyId, proof } = said
    const { nonce, at } = statement
    return wanted(scene).flatMap((other): readonly Try[] => [
      { what: 'the proof of a sign-in', signed: { statement: other, keyId, proof } },
      {
        what: 'the proof of a sign-in of its nonce',
        signed: { statement: { ...other, nonce, at }, keyId, proof },
      },
    ])
  })
  const approve: Approve = async (intent) => ({
    ...signIn,
    statement: { ...approvalOf(intent, Date.now()), kind: 'root-approval' },
  })
  return [...tries, { what: 'a sign-in told as an approval', approve }]
}

/** The owner is brought to sign texts for other pages, chains and nonces. */
async function signOtherTexts(scene: Scene): Promise<readonly Try[]> {
  const { root, wallet } = scene.owner
  const tries = wanted(scene).flatMap((statement) => {
    const text = walletText({ world: 'practice', wallet: root.key, statement })
    return WALLET_TEXT_CHANGES.map(async ([what, change]): Promise<readonly Try[]> => {
      const changed = change(text)
      if (changed === text) return []
      const signature = await wallet.sign(changed)
      return [{ what, signed: { statement, keyId: root.id, proof: { by: 'wallet', signature } } }]
    })
  })
  return (await Promise.all(tries)).flat()
}
