import { createHmac } from 'node:crypto'
import type { Approval } from '@windhover/core/signing/sign-contract'
import { type Draw, digest } from '../../chaos/draw.ts'
import { madeEvmAddress, madeId } from '../../chaos/made-addresses.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import type { Genuine, TransferIntent } from './genuine.ts'

/** The body of a request that nobody approved, made of parts that somebody did. */
type Forge = (scene: ForgeScene) => string | null
export type ForgeScene = {
  readonly draw: Draw
  readonly attacker: Attacker
  readonly name: string
  /** Two of one vault, one of another. */
  readonly mine: Genuine
  readonly sibling: Genuine
  readonly theirs: Genuine
}

/** None of these may ever get a signature; the last one does where the api holds a secret that approves. */
export const FORGERIES: readonly (readonly [FamilyName, Forge])[] = [
  [
    'a field of the intent changed',
    ({ draw, name, mine, theirs }) => textOf(changeIntent(draw, name, { mine, theirs })),
  ],
  [
    'a field of the approval changed',
    ({ draw, name, mine }) => textOf({ ...mine, approval: changeApproval(draw, name, mine.approval) }),
  ],
  ['approval of another intent', ({ mine, sibling }) => textOf({ ...mine, approval: sibling.approval })],
  [
    'approval of another vault',
    ({ draw, mine, theirs }) =>
      draw.unit() < 0.5
        ? textOf({ ...mine, approval: theirs.approval })
        : textOf({ ...theirs, intent: { ...theirs.intent, vaultId: mine.intent.vaultId } }),
  ],
  [
    'a seal of noise',
    ({ draw, name, mine }) =>
      textOf({ ...mine, approval: { ...mine.approval, mac: noise(draw, name, mine) } }),
  ],
  [
    'a body bent out of shape',
    ({ draw, name, mine, theirs }) => bend(draw, changeIntent(draw, name, { mine, theirs }), mine),
  ],
]

/** Rare: each of them is really signed while it works. */
export const SEALED_ANEW: readonly [FamilyName, Forge] = [
  "sealed anew by the api's secret",
  ({ draw, attacker, name, mine, theirs }) => {
    const changed = changeIntent(draw, name, { mine, theirs })
    const intent = { ...changed.intent, id: madeId(`${name}/anew`) }
    const approval = attacker.seal(intent, { userId: mine.approval.userId })
    const nonce = 2_000_000_000 + draw.whole(0, 1_000_000_000)
    return approval === null
      ? null
      : textOf({ ...changed, intent, approval, action: { ...changed.action, nonce } })
  },
]

const textOf = (request: Genuine) => JSON.stringify(request)

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

function changeApproval(draw: Draw, name: string, approval: Approval): Approval {
  return draw.pick([
    { ...approval, userId: name },
    { ...approval, userId: '' },
    { ...approval, intentHash: flip(draw, approval.intentHash) },
    { ...approval, approvedAtMs: approval.approvedAtMs + draw.whole(1, 86_400_000) },
    { ...approval, approvedAtMs: approval.approvedAtMs - draw.whole(1, 86_400_000) },
    { ...approval, kind: draw.pick(['card', 'envelope']) },
    { ...approval, mac: flip(draw, approval.mac) },
    // The line ends between the fields, moved.
    { ...approval, userId: `${approval.userId}\n${approval.intentHash}` },
  ])
}

function noise(draw: Draw, name: string, { approval }: Genuine): string {
  const weak = draw.pick(['', '0', 'secret', 'windhover', name, approval.intentHash, approval.userId])
  return draw.pick([
    digest(name).toString('hex'),
    createHmac('sha256', weak).update(approval.intentHash).digest('hex'),
    '0'.repeat(64),
    approval.intentHash,
    approval.mac.split('').toReversed().join(''),
  ])
}

/** Readers that differ about what a text says are where one thing is checked and another is done. */
function bend(draw: Draw, changed: Genuine, genuine: Genuine): string {
  const text = textOf(changed)
  const inside = text.slice(1, -1)
  const good = JSON.stringify(genuine.intent)
  return draw.pick([
    `{"intent":${good},${inside}}`,
    `{${inside},"__proto__":{"intent":${good}}}`,
    `{${inside},"constructor":{"prototype":{"isApproved":true}}}`,
    `[${text}]`,
    text.replace('"mac":"', '"mac":["').replace(/("mac":\["[0-9a-f]{64}")/, '$1]'),
    text.replace(/"mac":"([0-9a-f]{64})"/, '"mac":"$1$1"'),
    text.replace(/"approvedAtMs":(\d+)/, '"approvedAtMs":$1e0'),
    text.replace('"intent":', '"\\u0069ntent":'),
    text.replace('"approval":{', `"approval":{"intent":${good},`),
    `${text}${textOf(genuine)}`,
    text.slice(0, draw.whole(1, text.length - 1)),
    JSON.stringify({ ...changed, intent: { ...changed.intent, canonical: good } }),
  ])
}

function flip(draw: Draw, hex: string): string {
  const at = draw.whole(0, hex.length - 1)
  const other = (Number.parseInt(hex.charAt(at), 16) ^ draw.whole(1, 15)).toString(16)
  return `${hex.slice(0, at)}${other}${hex.slice(at + 1)}`
}
