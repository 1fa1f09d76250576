import { approvalOf } from '@windhover/core/authority/approve-intent'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementOf } from '@windhover/core/authority/statements'
import { type Draw, digest } from '../../chaos/draw.ts'
import { madeEvmAddress, madeId } from '../../chaos/made-addresses.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import { type Bodies, bodiesOf, type Genuine, type TransferIntent } from './genuine.ts'

/** The bodies of a payment that nobody approved, made of parts that somebody did. */
type Forge = (scene: ForgeScene) => Bodies | Promise<Bodies>
export type ForgeScene = {
  readonly draw: Draw
  readonly attacker: Attacker
  readonly name: string
  /** Two of one vault that the signer has not heard of, one of another vault, and one that was paid. */
  readonly mine: Genuine
  readonly sibling: Genuine
  readonly theirs: Genuine
  readonly control: Genuine
}

/** None of these may ever get a signature. */
export const FORGERIES: readonly (readonly [FamilyName, Forge])[] = [
  [
    'a field of the intent changed',
    ({ draw, name, mine, theirs }) => bodiesOf(changeIntent(draw, name, { mine, theirs })),
  ],
  [
    'a field of the approval changed',
    ({ draw, name, mine, theirs }) =>
      bodiesOf({ ...mine, approval: changeApproval(draw, name, { mine, theirs }) }),
  ],
  ['approval of another intent', ({ mine, sibling }) => bodiesOf({ ...mine, approval: sibling.approval })],
  [
    'approval of another vault',
    ({ draw, mine, theirs }) =>
      draw.unit() < 0.5
        ? bodiesOf({ ...mine, approval: theirs.approval })
        : bodiesOf({ ...theirs, intent: { ...theirs.intent, vaultId: mine.intent.vaultId } }),
  ],
  [
    'a signature of noise',
    ({ draw, name, mine }) =>
      bodiesOf({
        ...mine,
        approval: { ...mine.approval, proof: { by: 'device', signature: noise(draw, name, mine) } },
      }),
  ],
  [
    'proofs mixed',
    ({ draw, name, mine, sibling, theirs }) =>
      bodiesOf({ ...mine, approval: mix(draw, name, { mine, sibling, theirs }) }),
  ],
  ['a body bent out of shape', bendBodies],
  [
    'signed anew by a device of the attacker',
    async ({ draw, attacker, name, mine, theirs }) => {
      const changed = changeIntent(draw, name, { mine, theirs })
      const signed = await attacker.device.say(approvalOf(changed.intent, Date.now()))
      const keyId = draw.pick([signed.keyId, mine.approval.keyId, theirs.approval.keyId])
      return bodiesOf({ ...changed, approval: { ...signed, keyId } })
    },
  ],
]

/** The bytes follow the change, so that nothing but the approval stands in its way. */
function changeIntent(
  draw: Draw,
  name: string,
  { mine, theirs }: { mine: Genuine; theirs: Genuine },
): Genuine {
  const { intent, action } = mine
  const made = (change: Partial<TransferIntent>, bytes: Partial<Genuine['action']> = {}): Genuine => ({
    ...mine,
    intent: { ...intent, ...change },
    action: { ...action, ...bytes },
  })
  const more = `${BigInt(intent.amountRaw) + BigInt(draw.whole(1, 1_000_000))}` as const
  const thief = madeEvmAddress(`${name}/thief`)
  return draw.pick([
    made({ amountRaw: more }, { valueWei: more }),
    made({ to: thief }, { to: thief }),
    made({ id: madeId(`${name}/other`) }),
    made({ vaultId: theirs.intent.vaultId }),
    made({ chain: 'bsc' }, { chain: 'bsc' }),
    made({ to: thief, amountRaw: more }, { to: thief, valueWei: more }),
  ])
}

function changeApproval(
  draw: Draw,
  name: string,
  { mine, theirs }: { mine: Genuine; theirs: Genuine },
): SignedStatement {
  const { approval } = mine
  const said = statementOf(approval)
  const changed = (change: Partial<StatementOf<'approval'>>): SignedStatement => ({
    ...approval,
    statement: { ...said, ...change },
  })
  return draw.pick([
    changed({ vaultId: theirs.intent.vaultId }),
    changed({ intentHash: flip(draw, said.intentHash) }),
    changed({ at: said.at + draw.whole(1, 50_000) }),
    changed({ at: said.at - draw.whole(1, 86_400_000) }),
    changed({ expiresAt: said.expiresAt + draw.whole(1, 86_400_000) }),
    changed({ expiresAt: said.expiresAt - draw.whole(1, 1_000) }),
    changed({ nonce: digest(name).toString('hex').slice(0, 32) }),
    { ...approval, keyId: flip(draw, approval.keyId) },
    { ...approval, keyId: theirs.approval.keyId },
    { ...approval, statement: { ...said, kind: 'root-approval' } },
  ])
}

/** Every part is genuine, and belongs to something else. */
function mix(
  draw: Draw,
  name: string,
  { mine, sibling, theirs }: { mine: Genuine; sibling: Genuine; theirs: Genuine },
): SignedStatement {
  const { approval } = mine
  const { proof } = draw.pick([sibling.approval, theirs.approval])
  const signature = proof.by === 'device' ? proof.signature : ''
  return draw.pick<SignedStatement>([
    { ...approval, proof },
    { ...approval, keyId: theirs.approval.keyId, proof: theirs.approval.proof },
    { ...approval, proof: { by: 'wallet', signature } },
    { ...approval, proof: { by: 'api-key', key: `whk_${digest(name).toString('hex')}` } },
    {
      ...approval,
      proof: { by: 'code', publicKey: hex(name), signature: `${hex(`${name}/r`)}${hex(`${name}/s`)}` },
    },
    {
      ...approval,
      proof: { by: 'passkey', authenticatorData: signature, clientDataJson: signature, signature },
    },
  ])
}

const hex = (name: string) => digest(name).toString('hex')

function noise(draw: Draw, name: string, { approval }: Genuine): string {
  const { proof } = approval
  const genuine = Buffer.from(proof.by === 'device' ? proof.signature : '', 'base64url')
  const made = Buffer.concat([digest(name), digest(`${name}/s`)]).subarray(0, 64)
  const bent = Buffer.from(genuine)
  const at = draw.whole(0, bent.length - 1)
  bent[at] = (bent[at] ?? 0) ^ draw.whole(1, 255)
  return draw
    .pick([
      made,
      bent,
      Buffer.alloc(64),
      Buffer.alloc(64, 0xff),
      // r and s the other way round.
      Buffer.concat([genuine.subarray(32), genuine.subarray(0, 32)]),
      Buffer.concat([genuine.subarray(0, 32), Buffer.alloc(32)]),
    ])
    .toString('base64url')
}

/** Readers that differ about what a text says are where one thing is checked and another is done. */
function bendBodies({ draw, name, theirs, control }: ForgeScene): Bodies {
  const changed = changeIntent(draw, name, { mine: control, theirs })
  // In a slot of its own: the control's is taken.
  const nonce = 2_000_000_000 + draw.whole(0, 1_000_000_000)
  const { told, asked } = bodiesOf({ ...changed, action: { ...changed.action, nonce } })
  const good = JSON.stringify(control.intent)
  return draw.unit() < 0.5
    ? { told: bend(draw, told, good), asked }
    : { told, asked: bend(draw, asked, good) }
}

function bend(draw: Draw, text: string, good: string): string {
  const inside = text.slice(1, -1)
  return draw.pick([
    `{"intent":${good},${inside}}`,
    `{${inside},"__proto__":{"intent":${good}}}`,
    `{${inside},"constructor":{"prototype":{"isApproved":true}}}`,
    `[${text}]`,
    text.replace('"signature":"', '"signature":["').replace(/("signature":\["[\w-]+")/, '$1]'),
    text.replace(/"signature":"([\w-]+)"/, '"signature":"$1$1"'),
    text.replace(/"at":(\d+)/, '"at":$1e0'),
    text.replace('"intent":', '"\\u0069ntent":'),
    text.replace('"statement":{', `"statement":{"intent":${good},`),
    text.replace('"intent":{', '"intent":{"vaultId":"1",'),
    `${text}${text}`,
    text.slice(0, draw.whole(1, text.length - 1)),
  ])
}

function statementOf({ statement }: SignedStatement): StatementOf<'approval'> {
  if (statement.kind !== 'approval') throw new Error('no approval of a device')
  return statement
}

function flip(draw: Draw, hex: string): string {
  const at = draw.whole(0, hex.length - 1)
  const other = (Number.parseInt(hex.charAt(at), 16) ^ draw.whole(1, 15)).toString(16)
  return `${hex.slice(0, at)}${other}${hex.slice(at + 1)}`
}
